import { malformed } from '../base/refusal.ts';

/** A place in a list of cases, newest activity first: two cases of the same instant are told apart by their ids. */
export interface CaseCursor {
  at: Date;
  csid: string;
}

/** In front of the first case of every list. */
export const FIRST = { at: 'infinity', csid: '' } as const;

const SEPARATOR = '_';

/** The place of a case, as `next` says it. */
export const writeCaseCursor = ({ at, csid }: CaseCursor): string => `${at.toISOString()}${SEPARATOR}${csid}`;

/**
 * A place as somebody hands it back. An instant alone, as pages of before say it, lies behind every case of that instant.
 * @throws Refusal badRequest
 */
export function readCaseCursor(text: string): CaseCursor {
  const end = text.indexOf(SEPARATOR);
  const [instant, csid] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  if (Number.isNaN(at.getTime()) || year > 9999 || year < 1 || !/^[\w-]{0,64}$/.test(csid))
    throw malformed('body.before');
  return { at, csid };
}
