import type { Locale } from '@parvis/locales/languages';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { onceMore } from '../../platform/db/onceMore.ts';
import type { MailPort } from '../../platform/delivery/mail.ts';
import type { PushNetwork } from '../../platform/delivery/push/endpoint.ts';
import type { PushSender } from '../../platform/delivery/push/sender.ts';
import type { SmsPort } from '../../platform/delivery/sms.ts';
import type { Counter, Counters } from '../../platform/limits/counters.ts';
import type { Crowd } from '../../platform/limits/proofOfWork/crowd.ts';
import type { Scanner } from '../../platform/scanner/scanner.ts';
import type { ErasedList } from '../../platform/storage/erasedList.ts';
import type { Scratch } from '../../platform/storage/scratch.ts';
import type { MediaStorage } from '../../platform/storage/storage.ts';
import type { RefusedSignIns } from '../audit/refusedSignIns.ts';
import type { CustomerDirectory } from '../customers/customers.ts';

export interface Services {
  db: Database;
  config: Config;
  customers: CustomerDirectory;
  mail: MailPort;
  sms: SmsPort;
  pushSender: PushSender;
  pushNetwork: PushNetwork;
  storage: MediaStorage;
  scanner: Scanner;
  /** Local temporary files of uploads. */
  scratch: Scratch;
  /** Signs tokens and hashes codes; stored in the database. */
  secret: Buffer;
  /** Rate limits by the minute, shared between servers. */
  counters: Counters;
  crowd: Crowd;
  /** Stores each scan once. */
  scanned: Counter;
  /** Warns the operator. */
  shareSpent(kind: 'mail' | 'sms', cuid: string): void;
  refusedSignIns: RefusedSignIns;
  /** Changes at each start. */
  outboxPath: string | undefined;
  erasedList: ErasedList;
  /** Warns on failure and retries within the hour. */
  listErased(): Promise<void>;
  notice(): void;
  /** On all servers. */
  endStreams(sessionHash: string | undefined): void;
}

export interface Reader {
  crUid: string;
  staff: boolean;
  locale: Locale;
}

/** Runs a transaction and retries it on deadlock. */
export const atOnce = <T>({ db }: Pick<Services, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  onceMore(() => db.transaction(work));

/** Runs a transaction and notifies live streams of its commit. */
export async function change<T>(
  services: Pick<Services, 'db' | 'notice'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await atOnce(services, work);
  services.notice();
  return result;
}
