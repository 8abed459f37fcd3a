/**
 * Subject of a rate limit. For `code` only stored submissions count, so that refused requests
 * cannot silence it.
 */
export type CountedBy = 'person' | 'code' | 'mail' | 'request' | 'desk' | 'address';

/** A rate limit of one subject. */
export interface Limit {
  readonly by: CountedBy;
  /** Calls within the window. */
  readonly max: number;
  /** Length of the window. */
  readonly seconds: number;
  /**
   * Lets a device pass that signed in with the body's address before: strangers cannot use up its
   * quota.
   */
  readonly knownDevices?: 'pass';
}

const MINUTE = 60;
const TEN_MINUTES = 600;

/** Messages and steps: more than anyone types. */
const messages: Limit = { by: 'person', max: 60, seconds: MINUTE };
/** Upload parts of a person: ten camera originals, or a hundred photos as the app sends them. */
const parts: Limit = { by: 'person', max: 1200, seconds: TEN_MINUTES };
const reports: Limit = { by: 'person', max: 20, seconds: TEN_MINUTES };
/** Reports from one code: a full stadium may see the same thing. */
const reportsOfCode: Limit = { by: 'code', max: 600, seconds: MINUTE };
/** Anonymous requests: a high ceiling, since many share an address. */
const strangers: Limit = { by: 'address', max: 300, seconds: TEN_MINUTES };
/** Code requests: strangers on a shared network must not lock staff out. */
const codes: Limit = { ...strangers, knownDevices: 'pass' };
/** Codes to a person's own address. */
const ownCodes: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };
/** Attempts at one code. */
const tries: Limit = { by: 'request', max: 20, seconds: TEN_MINUTES };
/** Polls of a code's status, every few seconds. */
const looksAtCode: Limit = { by: 'person', max: 240, seconds: TEN_MINUTES };
/**
 * Rate limit of polls of one desk and of new codes per network, which the desks of a town hall
 * share.
 */
const desks: Limit = { by: 'desk', max: 300, seconds: TEN_MINUTES };
/** A person's answers to desks. */
const deskReads: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };
/** Messages from the same sender. */
const letters: Limit = { by: 'mail', max: 10, seconds: TEN_MINUTES };

/** Scans and reopened pages of a person. */
const walks: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };

/** Test notifications: few, because they cost money. */
const trials: Limit = { by: 'person', max: 6, seconds: TEN_MINUTES };

/** Counts of use: a crowd shares an address, and each page sends a few. */
const counts: Limit = { by: 'address', max: 1200, seconds: TEN_MINUTES };

/** Branding versions saved by an administrator. */
const looks: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };

/** Print jobs of an administrator: each takes seconds of server time. */
const sheets: Limit = { by: 'person', max: 30, seconds: TEN_MINUTES };

/** Invalid reports of one session per `seconds`; beyond it, it opens no case for as long. */
export const SENSELESS = { max: 10, seconds: TEN_MINUTES } as const;

/**
 * Newcomers per network who need no proof of work within `seconds`. A refused report counts as
 * several of them.
 */
export const NEWCOMERS = { free: 400, seconds: TEN_MINUTES, refused: 5 } as const;

/** Rate limits by name; each call counts separately. */
export const limits = {
  /** Only the ceiling per address over all calls. */
  ceiling: [],
  send: [messages],
  part: [parts],
  open: [reports, reportsOfCode],
  stranger: [strangers],
  askCode: [codes],
  askOwnCode: [ownCodes],
  tryCode: [tries],
  pollCode: [looksAtCode],
  write: [strangers, letters],
  look: [looks],
  trial: [trials],
  scan: [walks],
  count: [counts],
  desk: [desks],
  readDesk: [deskReads],
  sheets: [sheets],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type LimitName = keyof typeof limits;
