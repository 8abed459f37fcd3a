import {
  EMAIL_MAX,
  MESSAGE_PATTERN_MAX,
  PHONE_TYPED_MAX,
} from '@parvis/questionnaire/model/values/constants';

/** Limits of `user/sts` (specification 7 and 9), milliseconds. */
export const STATUS_RESPONSE_TIMEOUT = 5_000;
/** How long `user/sts` is tried again in all, milliseconds (specification 9). */
export const STATUS_TOTAL_TIMEOUT = 60_000;
/** Pause between two tries of `user/sts`, milliseconds (specification 9). */
export const STATUS_RETRY_DELAY = 1_000;
/** Limit of every other call, milliseconds (decisions: the wire). */
export const CALL_TIMEOUT = 20_000;
/** First value of `rev` (specification 9): what is said where nothing is built. Every build has another one. */
export const FIRST_REVISION = 199;
/** Longest user agent that is looked at or kept (specification 9), in UTF-16 units. */
export const USER_AGENT_MAX = 500;
/** Ports of the sites in custom-port mode (specification 9). */
export const CUSTOM_PORTS = { corporate: 3004, admin: 3003, api: 8443, campus: 3008 } as const;
/** A username is longer than this (specification 9), in UTF-16 units. */
export const USERNAME_MIN = 7;
/** Safari before this version is legacy: 100 for the major number, 1 for the minor one (specification 9: 16.4). */
export const LEGACY_IOS_BEFORE = 1604;
/** Days after which the words of a case are due to be erased, unless a customer wants fewer (specification 9). */
export const RETENTION_DAYS = 30;
/** Days after a close in which its visitor may say that the problem is still there, unless a customer chooses others. */
export const REOPEN_DAYS = 14;
/** Minutes after which unread news of a case are mailed to whoever asked for it, unless a customer chooses others. */
export const NEWS_MINUTES = 15;
/** Seconds after which what is not set up here may be: whoever runs the server starts it anew for that. What is away for a moment says fewer. */
export const SET_UP_LATER = 3_600;
/** Switches of the service (specification 9), where nothing else is set. */
export const PROFILE_FLAGS = { addLaterOn: true, live: false, dev: false, demo: false } as const;
/** A staff message (specification 5: the pattern's 255). */
export const STAFF_MESSAGE_MAX = MESSAGE_PATTERN_MAX;
/** A text on the wire, before the rules of whoever writes it are applied, in UTF-16 units. */
export const TEXT_MAX = 1000;
/** One choice of a question that staff put, in UTF-16 units. */
export const CHOICE_MAX = 80;
/** Fewest and most choices of a question that staff put. */
export const CHOICES = { min: 2, max: 6 } as const;
/** A message of `/contact`, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 1000;
/** The name under a message of `/contact`, in UTF-16 units. */
export const CONTACT_NAME_MAX = 100;
/** An e-mail address or a username, in UTF-16 units. */
export const MAIL_MAX = EMAIL_MAX;
/** A phone number as it is typed (specification 9), in UTF-16 units. */
export const PHONE_MAX = PHONE_TYPED_MAX;
/** A code that was sent, as somebody may type it, in UTF-16 units. */
export const CODE_MAX = 16;
/** A token of `town/getJwt`, in UTF-16 units. */
export const TOKEN_MAX = 2000;
/** A challenge of the proof of work, in UTF-16 units. */
export const CHALLENGE_MAX = 200;
/** An instant as text, with room for any zone, in UTF-16 units. */
export const INSTANT_MAX = 40;
/** Largest number tried as the solution of a challenge: far beyond what one takes. */
export const SOLUTION_MAX = 2 ** 40;
/** Most messages of a page of `fetch/req`. */
export const MESSAGE_PAGE = 200;
/** Messages that a conversation is opened with, and that are loaded before them at a time. */
export const CONVERSATION_PAGE = 50;
/** Most cases a list answers. */
export const LIST_MAX = 200;
/** Cases that a board is opened with, and that are loaded after them at a time. */
export const BOARD_PAGE = 50;
/** Cases that are rejected together at most. */
export const ALIKE_MAX = 200;
/** Cases of a filter are counted up to here: this many, or more. */
export const COUNT_MAX = 300;
/** Words that a board is searched for, in UTF-16 units. */
export const SEARCH_MAX = 100;
/** Largest body of a call, bytes. */
export const BODY_LIMIT = 64 * 1024;
/** Largest body of a report, bytes: as many deeds as one may hold, with ids and words of the usual length. */
export const REPORT_LIMIT = 512 * 1024;

/** Bytes of a photo as a device sends it, at most: what a phone's camera makes, before anything is made smaller. */
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024;
/** Bytes of a video as a device sends it, at most, and so of any file. */
export const VIDEO_BYTES_MAX = 25 * 1024 * 1024;
/** How long a video may last, seconds. */
export const VIDEO_SECONDS_MAX = 30;
/** Bytes of one part of a file: what the slowest network that the product names brings within a call. */
export const PART_BYTES = 128 * 1024;
/** Largest body of a part, bytes: one that is longer than a part is told so. */
export const PART_LIMIT = PART_BYTES + 1024;
/** Most files of one message. */
export const FILES_MAX = 5;
/** What a picture shows, in words, in UTF-16 units. */
export const ALT_MAX = 200;
/** One caption of a video, in UTF-16 units. */
export const CAPTION_MAX = 160;
/** Most captions of one video. */
export const CAPTIONS_MAX = 40;
/** All captions of one video, in UTF-16 units: more than anybody says in half a minute. */
export const CAPTIONS_TEXT_MAX = 2000;

/** The page of a menu that a scanned code opens. */
export const MAIN_PAGE = 'main';
/** The national emergency number that is reached by text message alone (France). */
export const EMERGENCY_BY_SMS = '114';

/** What became of so many notifications is told at once. */
export const ACKS_MAX = 50;

/** So many identities a device asks of at once whether they are anybody. */
export const GONE_MAX = 20;

/** Questionnaires set this flag when an answer reports a danger. */
export const DANGER = 'danger';
/** The number that is answered all over Europe, whatever the danger. */
export const ANY_DANGER = '112';
