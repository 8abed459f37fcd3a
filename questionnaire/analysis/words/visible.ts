/** What a terminal would obey instead of showing it: line breaks, its own orders, and what turns the order of letters around. */
const ORDERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A line that quotes what somebody wrote, as it may be printed: what nobody would see stands there as JSON can write it. */
export const visible = (line: string): string => line.replaceAll(ORDERS, escaped);

/** The same of lines that were laid out to be several, as data is. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');
