import type { DeskKeys, MailNews } from '@parvis/api/entities/user';
import type { sessions, staff } from '../../platform/db/schema.ts';
import type { Consumer } from '../../platform/limits/proofOfWork/consumePoints.ts';
import type { Reader } from './appContext.ts';

export interface Addresses {
  readonly email: string | null;
  readonly phone: string | null;
}

export type SessionRow = typeof sessions.$inferSelect;

export interface Session extends SessionRow, Addresses {
  news: MailNews | null;
  deskKeys: DeskKeys | null;
}

export type StaffRow = typeof staff.$inferSelect;

export interface StaffReader extends Reader {
  staff: true;
  role: StaffRow;
}

export interface FileSender {
  readonly cuid: string;
  readonly reader: Reader;
  readonly qrid: string | null;
  readonly consumer: Consumer;
}
