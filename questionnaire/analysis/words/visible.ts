/** Terminals interpret these: control, line-separator, bidi. */
const ORDERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu;

const escapeCharacter = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes invisible characters of untrusted text. */
export const visible = (line: string): string => line.replaceAll(ORDERS, escapeCharacter);

export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
