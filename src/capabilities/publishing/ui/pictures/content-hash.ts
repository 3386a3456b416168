/** Hash of a file's content, so that the same file is recognised whenever it is chosen. */
export async function contentHash(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes).catch(() => null);
  // Browsers offer no `crypto.subtle` on an unencrypted page.
  return digest ? hex(new Uint8Array(digest)) : simpleHash(new Uint8Array(bytes));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** FNV-1a of every byte, with the length: enough to distinguish thirty pictures. */
function simpleHash(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `f${hash.toString(16)}-${bytes.length}`;
}
