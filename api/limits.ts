/** Subject of a rate limit. For `code` only stored submissions count, so that refused requests cannot silence it. */
export type CountedBy = 'person' | 'code' | 'mail' | 'request' | 'desk' | 'address';

/** How many calls of one kind are taken from whoever is counted. */
export interface Limit {
  readonly by: CountedBy;
  /** Calls within the window. */
  readonly max: number;
  /** Length of the window. */
  readonly seconds: number;
  /** A device that signed in with the address in the body before is taken beyond it: strangers beside it use nothing of its up. */
  readonly knownDevices?: 'pass';
}

const MINUTE = 60;
const TEN_MINUTES = 600;

/** Messages and steps: more than anybody types. */
const messages: Limit = { by: 'person', max: 60, seconds: MINUTE };
/** Parts of files of one person: ten photos as a camera makes them, or a hundred as the app sends them. */
const parts: Limit = { by: 'person', max: 1200, seconds: TEN_MINUTES };
/** Reports of one person. */
const reports: Limit = { by: 'person', max: 20, seconds: TEN_MINUTES };
/** Reports from one code: a full stadium may see the same thing. */
const reportsOfCode: Limit = { by: 'code', max: 600, seconds: MINUTE };
/** What strangers may ask: a high ceiling, since many of them share an address. */
const strangers: Limit = { by: 'address', max: 300, seconds: TEN_MINUTES };
/** Codes that are asked for: strangers who share a network with staff must not keep them out. */
const codes: Limit = { ...strangers, knownDevices: 'pass' };
/** Codes that a person asks for to their own address: more than anybody waits for. */
const ownCodes: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };
/** Tries of one code: more than it takes. */
const tries: Limit = { by: 'request', max: 20, seconds: TEN_MINUTES };
/** Looks at what became of a code: every few seconds while it is good. */
const looksAtCode: Limit = { by: 'person', max: 240, seconds: TEN_MINUTES };
/** Rate limit of polls of one desk and of new codes per network, which the desks of a town hall share. */
const desks: Limit = { by: 'desk', max: 300, seconds: TEN_MINUTES };
/** What one person answers desks, and looks at: more than anybody signs in. */
const deskReads: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };
/** Messages that name the same sender. */
const letters: Limit = { by: 'mail', max: 10, seconds: TEN_MINUTES };

/** Codes that one person scans, and pages of them that are opened again: more than anybody walks past. */
const walks: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };

/** Trials that somebody asks for: more than anybody waits for, and few for who pays. */
const trials: Limit = { by: 'person', max: 6, seconds: TEN_MINUTES };

/** Looks that one administrator saves: more than anybody tries out. */
const looks: Limit = { by: 'person', max: 60, seconds: TEN_MINUTES };

/** Documents of codes that one administrator has drawn: more than a morning at the printer, and each keeps the server busy for seconds. */
const sheets: Limit = { by: 'person', max: 30, seconds: TEN_MINUTES };

/** Refused reports of one session within so many seconds, after which it opens no case for as long. */
export const SENSELESS = { max: 10, seconds: TEN_MINUTES } as const;

/** Newcomers per network who need no proof of work within `seconds`. A refused report counts as several of them. */
export const NEWCOMERS = { free: 400, seconds: TEN_MINUTES, refused: 5 } as const;

/** How often a call may be made, by the name that its row gives; each call counts by itself. */
export const limits = {
  /** By nothing but the ceiling of the address, which holds for all calls together. */
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
  desk: [desks],
  readDesk: [deskReads],
  sheets: [sheets],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

/** A class of limits. */
export type LimitName = keyof typeof limits;
