const entered = (event) => {
  if (!event.target.closest("leptos-island")) return;
  document.removeEventListener("focusin", entered);
  wake();
};
document.addEventListener("focusin", entered);
