/** With sections of the specification. */

/** UTF-16 units, for users (9, Lengths). */
export const MESSAGE_TYPED_MAX = 200;
/** For staff and stored texts (9, Lengths). */
export const MESSAGE_PATTERN_MAX = 255;
export const EMAIL_MAX = 255;
export const CODE_LENGTH = 5;
/** As typed, spaces included (9, Lengths). */
export const PHONE_TYPED_MAX = 23;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const MESSAGE_TYPE_DEFAULT = 'thanks';
