import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { endingWithoutRight, endWithoutRight } from '../../http/endStreams.ts';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { makeOutboxPath } from '../../http/outboxPage.ts';
import { createServer, type ServerOptions } from '../../http/server.ts';
import { receiptsAddress } from '../../http/smsReceipts.ts';
import { createStreams } from '../../http/streams.ts';
import { noteMonths } from '../../modules/audit/months.ts';
import { createRefusedSignIns } from '../../modules/audit/refusedSignIns.ts';
import { keepOwnFlows } from '../../modules/cases/flows.ts';
import { keepStoredQuestionnaires } from '../../modules/cases/keepQuestionnaires.ts';
import type { Services } from '../../modules/context/services.ts';
import { createDirectory } from '../../modules/customers/customers.ts';
import { createShareNotice } from '../../modules/identity/shareNotice.ts';
import { notePlace } from '../../modules/media/files/movePieces.ts';
import { copyErased } from '../../modules/privacy/erase/erasedAgain.ts';
import { watchRefused } from '../../modules/provisioning/load/refusedCustomers.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { clockOfDatabase } from '../../platform/db/databaseClock.ts';
import { watchReadiness } from '../../platform/db/readiness.ts';
import { keepSecret } from '../../platform/db/secret.ts';
import { gatewaySms } from '../../platform/delivery/gateway.ts';
import { type MailPort, noMail, smtpMail } from '../../platform/delivery/mail.ts';
import { outboxMail, outboxSms } from '../../platform/delivery/outbox.ts';
import { newestPushKey, pushKeys } from '../../platform/delivery/push/keys.ts';
import { resolveBy } from '../../platform/delivery/push/names.ts';
import { createPushSender } from '../../platform/delivery/push/sender.ts';
import { createVapid, pushSubject } from '../../platform/delivery/push/vapid.ts';
import { createPushWire } from '../../platform/delivery/push/wire.ts';
import { noSms, type SmsPort } from '../../platform/delivery/sms.ts';
import { createJobRunner, type JobRunner } from '../../platform/jobs/runner.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { createCrowd } from '../../platform/limits/proofOfWork/crowd.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { Notice } from '../../platform/realtime/bus.ts';
import { createHub } from '../../platform/realtime/hub.ts';
import { scannerAt } from '../../platform/scanner/scanner.ts';
import { erasedListIn } from '../../platform/storage/erasedList.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { watched } from '../../platform/storage/watched.ts';
import { allJobs } from './allJobs.ts';
import type { KitFolders } from './announce.ts';
import { openShared } from './openShared.ts';

/** Folder of the built app. */
export const appDist = join(packageRoot, '..', 'app', 'dist');

/** How often the feed is looked at without a notice, milliseconds. */
const IDLE_ALONE = 30_000;
const IDLE_AMONG_OTHERS = 2_000;
/** Seconds in which a code that a session scans again is the same scan: a page is opened again and again. */
const SCAN_AGAIN = 600;

/** The parts of a running server. */
export interface Assembly {
  app: FastifyInstance;
  services: Services;
  /** Runs what is done beside calls, once it is started. */
  jobs: JobRunner;
  /** Where the theming kit would lie, were it built. */
  kit: KitFolders;
  /** Follows the clock of the database that is shared; to be called now and again. */
  followDatabase(): Promise<void>;
  /** Ends live streams whose reader has no right to them any more; to be called now and again. */
  endWithoutRight(): Promise<void>;
  /** Leaves the work to the other servers on the database: nobody new is taken, and who is here is answered. Before `close`. */
  leave(): Promise<void>;
  /** Ends streams, bus and mail; the database is its opener's to close. */
  close(): Promise<void>;
}

export interface AssemblyOptions {
  config: Config;
  store: Store;
  /** Bytes that are free for the database, where that is known. */
  freeBytes?: (() => Promise<number>) | undefined;
  /** Makes what listens, where that is to speak https. */
  serverFactory?: ServerOptions['serverFactory'];
  /** True when no other server shares the database. */
  alone: boolean;
  warn: Log['warn'];
  /** Takes what is known of each answer. */
  answered?: Log['answered'] | undefined;
  /** Hears that a customer was changed, here or by somebody else on the database. */
  customersChanged?: (() => void) | undefined;
  /** Folder of the files that people send. */
  mediaFolder: string;
  erasedFolder: string;
  /** Folder of the built app; `app/dist` when not given. */
  appFolder?: string;
  /** Folder of the built sample pages and studio; `previews/dist` when not given. */
  previewsFolder?: string;
  /** Folder of the built book of components; `storybook-static` beside the rooms when not given. */
  bookFolder?: string;
  checkAnswers?: boolean;
  /** Is told of every route: for tests. */
  onRoute?: (method: string, url: string) => void;
}

function mailPort({ config, store, warn }: AssemblyOptions): MailPort {
  if (config.smtpUrl) return smtpMail(config.smtpUrl, config.mailFrom, warn);
  return config.demo ? outboxMail(store.db) : noMail;
}

function smsPort({ config, store, warn }: AssemblyOptions): SmsPort {
  const { smsGateway, smsCredentials: credentials, smsFrom: from } = config;
  if (smsGateway) {
    const { template } = smsGateway;
    return gatewaySms({ template, credentials, from, receipts: receiptsAddress(config), warn });
  }
  // Where mail is sent there is no page to read an SMS on.
  return config.demo && !config.smtpUrl ? outboxSms(store.db) : noSms;
}

/** Puts the server together on an open database, and keeps what this version will ask of people. It does not listen yet. */
export async function assemble(options: AssemblyOptions): Promise<Assembly> {
  const { config, store, alone, warn } = options;
  const mail = mailPort(options);
  const sms = smsPort(options);
  // Before anything is said to last until then.
  const followDatabase = clockOfDatabase(store.pool, warn);
  if (!alone) await followDatabase();
  await keepOwnFlows(store.db);
  await keepStoredQuestionnaires(store.db);
  // Before what would have to be ended again, should the database be lost here.
  const secret = await keepSecret(store.db, 'signing');
  const pushNetwork = { own: config.pushServices, resolve: resolveBy() };
  // Made by the first server that starts.
  await newestPushKey(store.db);
  const hub = await createHub(store.pool, {
    idle: alone ? IDLE_ALONE : IDLE_AMONG_OTHERS,
    warn: (error) => warn('The feed cannot be read: open pages hear nothing new until it can.', error),
    back: () => warn('The feed is read again.'),
  });
  const streams = createStreams(hub);
  const customers = createDirectory(store.db, {
    invented: config.demo,
    settings: config,
  });
  const endStreams = endingWithoutRight(store.pool, streams);
  const hear = {
    feed: hub.wake,
    ended: endStreams,
    // What it changed of cases is in the feed.
    customers() {
      for (const learn of [customers.forget, hub.wake, endStreams, options.customersChanged]) learn?.();
    },
  } satisfies Record<Notice, () => void>;
  const { bus, counters, takeovers } = await openShared({ config, store, alone, secret, warn }, (notice) =>
    hear[notice](),
  );
  const { storage, scratch, place } = openStorage(config, options.mediaFolder);
  await notePlace(store.db, place);
  await noteMonths(store.db, config.trailMonths);
  const erasedList = erasedListIn(options.erasedFolder, secret);
  const services: Services = {
    db: store.db,
    config,
    customers,
    mail,
    sms,
    pushSender: createPushSender({
      wire: createPushWire(pushNetwork),
      vapid: createVapid(pushSubject(config)),
      keys: () => pushKeys(store.db),
    }),
    pushNetwork,
    storage: watched(storage, warn),
    scanner: scannerAt(config.clamd, warn),
    scratch,
    secret,
    erasedList,
    listErased: () =>
      copyErased(services).catch((error: unknown) =>
        warn('The list of who was erased could not be written (PARVIS_ERASED).', error),
      ),
    counters,
    crowd: createCrowd(counters, secret, config),
    scanned: counters.of('scanned', { seconds: SCAN_AGAIN, max: 1 }),
    shareSpent: createShareNotice(warn),
    refusedSignIns: createRefusedSignIns(store.db, warn),
    outboxPath: makeOutboxPath(config),
    notice: () => bus.notice('feed'),
    endStreams(session) {
      if (session !== undefined) streams.end(session);
      bus.notice('ended');
    },
  };
  const jobs = createJobRunner({
    ...{ jobs: allJobs, db: store.db, alone },
    context: () => ({ services, pool: store.pool, warn }),
  });
  const kit: KitFolders = {
    previews: options.previewsFolder ?? join(packageRoot, '..', 'previews', 'dist'),
    book: options.bookFolder ?? join(packageRoot, '..', 'storybook-static'),
  };
  const readiness = watchReadiness(store.pool, { freeBytes: options.freeBytes, warn });
  const refused = watchRefused(store.db, config.customersDir);
  const metrics = config.metricsToken
    ? createMetrics({
        ...{ pool: store.pool, readiness, streams: streams.count, carrier: bus.carrier, takeovers },
        refused,
      })
    : undefined;
  const { app, draining } = await createServer({
    services,
    pool: store.pool,
    streams,
    readiness,
    metrics,
    refused,
    serverFactory: options.serverFactory,
    appFolder: options.appFolder ?? appDist,
    previewsFolder: kit.previews,
    bookFolder: kit.book,
    log: (error, request) => warn('A call failed.', error, request),
    answered: options.answered,
    warn,
    ...(options.checkAnswers !== undefined && { checkAnswers: options.checkAnswers }),
    ...(options.onRoute && { onRoute: options.onRoute }),
  });
  return {
    app,
    services,
    jobs,
    kit,
    followDatabase,
    endWithoutRight: () => endWithoutRight(store.pool, streams),
    leave: () => draining.leave(config.leaveSeconds * 1_000),
    async close() {
      await app.close();
      metrics?.stop();
      await counters.close();
      await bus.close();
      await hub.close();
      await jobs.stop();
      services.pushSender.close();
      await services.refusedSignIns.close();
      mail.close();
    },
  };
}
