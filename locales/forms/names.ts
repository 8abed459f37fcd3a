const TURNING = '\\u202A-\\u202E\\u2066-\\u2069';
const CONTROLS = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}';

/** Longest name of a customer, in characters. */
export const NAME_MAX = 120;

/** Something of a text is seen: neither spaces nor signs without a shape alone. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** A text of one line, of whole characters. */
export const ONE_LINE = new RegExp(`^[^${CONTROLS}]*$`, 'u');
/** What makes a text more than one line, or is half a character. */
export const BREAKS = new RegExp(`[${CONTROLS}]+`, 'gu');
/** Without signs that turn the order of letters around, also of what stands beside the text. */
export const NOT_TURNED = new RegExp(`^[^${TURNING}]*$`);
/** Signs that turn the order of letters around. */
export const TURNS = new RegExp(`[${TURNING}]`, 'g');
