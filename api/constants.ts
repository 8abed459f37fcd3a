import {
  EMAIL_MAX,
  MESSAGE_PATTERN_MAX,
  PHONE_TYPED_MAX,
} from '@parvis/questionnaire/model/values/constants';

/** Timeout of `user/sts` (specification 7 and 9), milliseconds. */
export const STATUS_RESPONSE_TIMEOUT = 5_000;
/** Total time of retries of `user/sts`, milliseconds (specification 9). */
export const STATUS_TOTAL_TIMEOUT = 60_000;
/** Delay between retries of `user/sts`, milliseconds (specification 9). */
export const STATUS_RETRY_DELAY = 1_000;
/** Timeout of every other call, milliseconds. */
export const CALL_TIMEOUT = 20_000;
/** First value of `rev` (specification 9), without a build. Every build has another one. */
export const FIRST_REVISION = 199;
/** Longest user agent read or stored (specification 9), in UTF-16 units. */
export const USER_AGENT_MAX = 500;
/** Ports of the sites in custom-port mode (specification 9). */
export const CUSTOM_PORTS = { corporate: 3004, admin: 3003, api: 8443, campus: 3008 } as const;
/** A username is longer than this (specification 9), in UTF-16 units. */
export const USERNAME_MIN = 7;
/** Safari before this version is legacy: 100 × major + minor (specification 9: 16.4). */
export const LEGACY_IOS_BEFORE = 1604;
/** Default days until the texts of a case are erased (specification 9). */
export const RETENTION_DAYS = 30;
/** Default days after a close in which its visitor may reopen the case. */
export const REOPEN_DAYS = 14;
/** Default minutes until unread case news are mailed. */
export const NEWS_MINUTES = 15;
/**
 * Retry delay of a feature that is not configured, seconds: it needs a restart. Outages have
 * shorter ones.
 */
export const SET_UP_LATER = 3_600;
/** Default switches of the service (specification 9). */
export const PROFILE_FLAGS = { addLaterOn: true, live: false, dev: false, demo: false } as const;
/** A visitor’s message (specification 5: the pattern’s 255), in UTF-16 units. */
export const VISITOR_MESSAGE_MAX = MESSAGE_PATTERN_MAX;
/** A question of staff, in UTF-16 units. */
export const QUESTION_TEXT_MAX = MESSAGE_PATTERN_MAX;
/** A staff message, in UTF-16 units. */
export const STAFF_MESSAGE_MAX = 2_000;
/** Any text on the wire, before stricter rules, in UTF-16 units. */
export const TEXT_MAX = 1000;
/** A choice of a staff question, in UTF-16 units. */
export const CHOICE_MAX = 80;
/** Number of choices of a staff question. */
export const CHOICES = { min: 2, max: 6 } as const;
/** Number of items of a staff question. */
export const QUESTION_ITEMS = { min: 1, max: 8 } as const;
/** A name of a saved question, in UTF-16 units. */
export const QUESTION_NAME_MAX = 80;
/** Questions that a customer's staff may save. */
export const SAVED_QUESTIONS_MAX = 200;
/** Stars of a staff question. */
export const QUESTION_STARS = { min: 3, max: 10 } as const;
/** Words at an end of stars, of yes or of no, in UTF-16 units. */
export const END_MAX = 40;
/** A message of `/contact`, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 1000;
/** The name in `/contact`, in UTF-16 units. */
export const CONTACT_NAME_MAX = 100;
/** An e-mail address or a username, in UTF-16 units. */
export const MAIL_MAX = EMAIL_MAX;
/** A typed phone number (specification 9), in UTF-16 units. */
export const PHONE_MAX = PHONE_TYPED_MAX;
/** A typed code, in UTF-16 units. */
export const CODE_MAX = 16;
/** A token of `town/getJwt`, in UTF-16 units. */
export const TOKEN_MAX = 2000;
/** A challenge of the proof of work, in UTF-16 units. */
export const CHALLENGE_MAX = 200;
/** A timestamp as text in any zone, in UTF-16 units. */
export const INSTANT_MAX = 40;
/** Largest solution tried, far beyond the expected one. */
export const SOLUTION_MAX = 2 ** 40;
/** Most messages of a page of `fetch/req`. */
export const MESSAGE_PAGE = 200;
/** Messages per page of a conversation. */
export const CONVERSATION_PAGE = 50;
/** Most cases of a list. */
export const LIST_MAX = 200;
/** Most cases of one export of the board. */
export const CASES_EXPORT_MAX = 5_000;
/** Cases per page of a board. */
export const BOARD_PAGE = 50;
/** Most cases of one step in several. */
export const BULK_MAX = 500;
/** Time in which a step in several cases may be undone; milliseconds. */
export const BULK_UNDO_TIME = 10_000;
/** Most cases rejected together. */
export const ALIKE_MAX = 200;
/** Counts of a filter stop here. */
export const COUNT_MAX = 300;
/** A search text of a board, in UTF-16 units. */
export const SEARCH_MAX = 100;
/** Largest body of a call, bytes. */
export const BODY_LIMIT = 64 * 1024;
/** Largest body of a report, bytes: the maximum of events with ids and texts of usual length. */
export const REPORT_LIMIT = 512 * 1024;

/** Largest photo, bytes: the camera's original. */
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
/** Largest video, and any file, bytes. */
export const VIDEO_BYTES_MAX = 25 * 1024 * 1024;
/** Longest video, seconds. */
export const VIDEO_SECONDS_MAX = 30;
/** Size of an upload chunk, bytes: fits a call on the slowest supported network. */
export const PART_BYTES = 128 * 1024;
/** Largest body of a chunk, bytes: leaves room to report an oversized one. */
export const PART_LIMIT = PART_BYTES + 1024;
/** Most files of one message. */
export const FILES_MAX = 5;
/** Alternative text of a picture, in UTF-16 units. */
export const ALT_MAX = 200;
/** One caption of a video, in UTF-16 units. */
export const CAPTION_MAX = 160;
/** Most captions of one video. */
export const CAPTIONS_MAX = 40;
/** All captions of one video, in UTF-16 units: beyond half a minute of speech. */
export const CAPTIONS_TEXT_MAX = 2000;

/** The menu page of a scanned code. */
export const MAIN_PAGE = 'main';
/** The emergency number for text messages (France). */
export const EMERGENCY_BY_SMS = '114';

/** Most notification receipts of one call. */
export const ACKS_MAX = 50;

/** Most identities checked by one call. */
export const GONE_MAX = 20;

/** Flag that a questionnaire sets when an answer reports a danger. */
export const DANGER = 'danger';

/** Change of answers (`chng`) between users. Set: the server keeps the other side's messages from the person. Cleared: it delivers them again. */
export const CONFLICT = 'conflict';
/** The European emergency number. */
export const ANY_DANGER = '112';
