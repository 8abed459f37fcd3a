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

/** What the rules work with. */
export interface Services {
  db: Database;
  config: Config;
  customers: CustomerDirectory;
  mail: MailPort;
  sms: SmsPort;
  /** Sends single pushes to browsers, and how their push services are reached. */
  pushSender: PushSender;
  pushNetwork: PushNetwork;
  /** Where the bytes of files lie that people send. */
  storage: MediaStorage;
  /** Looks for viruses in them before they are read. */
  scanner: Scanner;
  /** Where they lie on this machine while they are read. */
  scratch: Scratch;
  /** Signs tokens and hashes codes; made once and kept in the database. */
  secret: Buffer;
  /** Rate limits of minutes, shared with the other servers where there are some. */
  counters: Counters;
  /** Newcomers by network, who work where they are many. */
  crowd: Crowd;
  /** Codes that sessions scanned a while ago: each is noted once. */
  scanned: Counter;
  /** Tells whoever runs the server that a customer has had its share of a day’s codes. */
  shareSpent(kind: 'mail' | 'sms', cuid: string): void;
  /** Notes codes that were not the one, of staff. */
  refusedSignIns: RefusedSignIns;
  /** Where a demonstration shows mail that was not sent; made at each start. */
  outboxPath: string | undefined;
  erasedList: ErasedList;
  /** Brings that list up to the database; where that fails whoever runs the server is told, and it is tried again within the hour. */
  listErased(): Promise<void>;
  notice(): void;
  /** Ends the live streams of a session that is no more, and of those that are somebody else’s by now, here and in other instances. */
  endStreams(sessionHash: string | undefined): void;
}

/** A person who asks, and on which side of a case they stand. */
export interface Reader {
  crUid: string;
  staff: boolean;
  locale: Locale;
}

/** Runs what concerns people and cases in one transaction. */
export const atOnce = <T>({ db }: Pick<Services, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  onceMore(() => db.transaction(work));

/** Runs a change in one transaction and, once it holds, gives notice of it. */
export async function change<T>(
  services: Pick<Services, 'db' | 'notice'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await atOnce(services, work);
  services.notice();
  return result;
}
