import { htmlText } from '../base/htmlText.ts';

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Has a browser load a picture while it reads on, before the scripts; nothing without an address. */
export const preload = (address: string | undefined): string =>
  address === undefined
    ? ''
    : `<link rel="preload" as="image" href="${htmlText(address)}" fetchpriority="high">`;
