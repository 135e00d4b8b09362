const wake = async () => {
  const islands = await import("/pkg/app.js?v=VERSION");
  await islands.default({ module_or_path: "/pkg/app_bg.wasm?v=VERSION" });
  islands.hydrate();
  document.querySelectorAll("leptos-island").forEach((island) => islands[island.dataset.component](island));
};
