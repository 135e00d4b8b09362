// What a page weighs on the way to a phone: everything it asks for before and beside WASM, compressed as it travels.

import { get } from 'node:http';

/** Bytes of the bodies as sent, of the page and of what it refers to; the WASM and its glue are left out. */
export async function weight(address) {
  const page = await fetchRaw(address);
  const text = await fetch(address).then((answer) => answer.text());
  const parts = [...text.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/rel="(?:modulepreload|preload|canonical|alternate)"/.test(tag))
    .map(([, part]) => new URL(part.replaceAll('&amp;', '&'), address))
    .filter((part) => part.protocol === 'http:' && !/app(_bg)?\.(js|wasm)/.test(part.pathname));
  const sizes = await Promise.all([...new Set(parts.map(String))].map(fetchRaw));
  return sizes.reduce((sum, size) => sum + size, page);
}

function fetchRaw(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      let size = 0;
      answer.on('data', (bytes) => (size += bytes.length));
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
