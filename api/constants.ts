/** Limits of `user/sts` (specification 7 and 9), milliseconds. */
export const STATUS_RESPONSE_TIMEOUT = 5_000;
export const STATUS_TOTAL_TIMEOUT = 60_000;
export const STATUS_RETRY_DELAY = 1_000;
/** Limit of every other call, milliseconds (decisions: the wire). */
export const CALL_TIMEOUT = 20_000;
/** First value of `rev` (specification 9). */
export const BUILD_REVISION = 199;
/** A staff message (specification 5: the pattern's 255). */
export const STAFF_MESSAGE_MAX = 255;
/** A message of `/contact`, the name under it, an e-mail address. */
export const CONTACT_MESSAGE_MAX = 1000;
export const CONTACT_NAME_MAX = 100;
export const MAIL_MAX = 255;
/** Largest number tried as the solution of a challenge: far beyond what one takes. */
export const SOLUTION_MAX = 2 ** 40;
/** Message pages of `fetch/req`. */
export const MESSAGE_PAGE = 200;
