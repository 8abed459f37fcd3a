/** Base64url without padding, as browsers write keys. */
export const encodeKey = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether a subscription uses this key; true where the browser does not tell. */
export const isSameKey = (made: ArrayBuffer | null | undefined, key: string): boolean =>
  !made || encodeKey(made) === key;
