/**
 * An id made on the device: 128 random bits, URL-safe. `crypto.randomUUID` is missing on a plain-http address of the
 * local network; `getRandomValues` is there.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
