/** Limits and defaults of answers. The number in brackets is the section of the product specification. */

/** Longest message a person can type, in UTF-16 units (9, Lengths). */
export const MESSAGE_TYPED_MAX = 200;
/** Longest message the pattern takes, for staff and stored texts (9, Lengths). */
export const MESSAGE_PATTERN_MAX = 255;
/** Longest e-mail address (9, Lengths). */
export const EMAIL_MAX = 255;
/** Length of a verification code (9, Lengths). */
export const CODE_LENGTH = 5;
/** Longest phone number as typed, spaces included (9, Lengths). */
export const PHONE_TYPED_MAX = 23;
/** First star of a rating (5). */
export const RATING_MIN = 1;
/** Last star of a rating (9, Rating default max). */
export const RATING_MAX = 5;
/** Type of a message item that names none (3, Question item). */
export const MESSAGE_TYPE_DEFAULT = 'thanks';
