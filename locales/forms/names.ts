const TURNING = '\\u202A-\\u202E\\u2066-\\u2069';
const CONTROLS = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}';

/** Longest name of a customer, in characters. */
export const NAME_MAX = 120;

/** Matches a visible character: no space or format character. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;
/** Matches a text of one line without lone surrogates. */
export const ONE_LINE = new RegExp(`^[^${CONTROLS}]*$`, 'u');
/** Line breaks, control characters and lone surrogates. */
export const BREAKS = new RegExp(`[${CONTROLS}]+`, 'gu');
/** Matches a text without direction overrides. */
export const NOT_TURNED = new RegExp(`^[^${TURNING}]*$`);
/** Direction overrides. */
export const TURNS = new RegExp(`[${TURNING}]`, 'g');
