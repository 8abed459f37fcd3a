/** Base64url without padding, like browsers. */
export const encodeKey = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** True where the browser does not tell. */
export const isSameKey = (made: ArrayBuffer | null | undefined, key: string): boolean =>
  !made || encodeKey(made) === key;
