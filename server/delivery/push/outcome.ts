/** What a push service answered: a number of HTTP, and how long it wants to be left alone, seconds. */
export interface PushAnswer {
  readonly status: number;
  readonly wait?: number | undefined;
}

/** What an answer means: it was taken; nobody is there any more; it is too large; another time; or never. */
export type PushOutcome = 'sent' | 'gone' | 'tooLarge' | 'later' | 'refused';

const BY_STATUS: Readonly<Record<number, PushOutcome>> = {
  404: 'gone',
  408: 'later',
  410: 'gone',
  413: 'tooLarge',
  425: 'later',
  429: 'later',
};

/** What an answer means (RFC 8030, 5 to 8). A redirection is not followed: it may lead anywhere. */
export function outcomeOf({ status }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return BY_STATUS[status] ?? (status >= 500 ? 'later' : 'refused');
}

/** Longest wait that is believed, seconds: a push is worth nothing after a day. */
const LONGEST = 86_400;

/** What `Retry-After` says, in seconds: a number, or a date (RFC 9110, 10.2.3). */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST) : undefined;
}
