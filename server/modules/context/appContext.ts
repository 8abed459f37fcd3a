import type { Locale } from '@parvis/locales/languages';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock.ts';
import type { MailPort } from '../../platform/delivery/mail.ts';
import type { PushNetwork } from '../../platform/delivery/push/endpoint.ts';
import type { PushSender } from '../../platform/delivery/push/pushSender.ts';
import type { SmsPort } from '../../platform/delivery/sms.ts';
import type { Counter, Counters } from '../../platform/limits/counters.ts';
import type { NewcomerThrottle } from '../../platform/limits/proofOfWork/newcomerThrottle.ts';
import type { Presence } from '../../platform/realtime/presence.ts';
import type { VirusScanner } from '../../platform/scanner/virusScanner.ts';
import type { ErasureList } from '../../platform/storage/erasureList.ts';
import type { MediaStorage } from '../../platform/storage/mediaStorage.ts';
import type { ScratchFolder } from '../../platform/storage/scratchFolder.ts';
import type { RefusedSignIns } from '../audit/service.ts';
import type { CustomerDirectory } from '../customers/service.ts';

export interface AppContext {
  db: Database;
  config: Config;
  customers: CustomerDirectory;
  mail: MailPort;
  sms: SmsPort;
  pushSender: PushSender;
  pushNetwork: PushNetwork;
  storage: MediaStorage;
  scanner: VirusScanner;
  scratch: ScratchFolder;
  /** Signs tokens and hashes codes; stored in the database. */
  secret: Buffer;
  /** Rate limits by the minute, shared between servers. */
  counters: Counters;
  newcomerThrottle: NewcomerThrottle;
  /** Counts each scan once. */
  scannedCodes: Counter;
  warnShareSpent(kind: 'mail' | 'sms', cuid: string): void;
  warnUnknownCode(qrid: string): void;
  refusedSignIns: RefusedSignIns;
  /** Changes at each start. */
  outboxPath: string | undefined;
  erasedList: ErasureList;
  /** Retries within the hour. */
  syncErasedList(): Promise<void>;
  /** Who looks at which case. */
  presence: Presence;
  notifyStreams(): void;
  /** Counts own commits and received ones. */
  countChanges(): number;
  /** On all servers. */
  endStreams(sessionHash: string | undefined): void;
}

export interface Reader {
  crUid: string;
  staff: boolean;
  locale: Locale;
}

/** Retries on deadlock. */
export const runInTransaction = <T>(
  { db }: Pick<AppContext, 'db'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => retryOnDeadlock(() => db.transaction(work));

export async function commitAndNotify<T>(
  context: Pick<AppContext, 'db' | 'notifyStreams'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await runInTransaction(context, work);
  context.notifyStreams();
  return result;
}
