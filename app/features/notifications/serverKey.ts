/** A key as browsers write it in base64url: without signs at its end. */
export const writtenKey = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Whether a subscription was made with this key; a browser that does not say is believed. */
export const sameKey = (made: ArrayBuffer | null | undefined, key: string): boolean =>
  !made || writtenKey(made) === key;
