import type { MailNews } from '@parvis/api/entities/user';
import type { sessions, staff } from '../../platform/db/schema.ts';
import type { Taker } from '../../platform/limits/proofOfWork/takeFrom.ts';
import type { Reader } from './services.ts';

/** What a person has proved of themselves. */
export interface Addresses {
  readonly email: string | null;
  readonly phone: string | null;
}

export type SessionRow = typeof sessions.$inferSelect;

export interface Session extends SessionRow, Addresses {
  /** What they want by mail of cases that they do not look at. */
  news: MailNews | null;
}

export type StaffRow = typeof staff.$inferSelect;

/** A member of staff who asks. */
export interface StaffReader extends Reader {
  staff: true;
  role: StaffRow;
}

export interface FileSender {
  readonly cuid: string;
  readonly reader: Reader;
  /** The code that they scanned last, where they did. */
  readonly qrid: string | null;
  readonly taker: Taker;
}
