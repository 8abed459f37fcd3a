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

export const appDist = join(packageRoot, '..', 'app', 'dist');

/** Feed polling without notices, in milliseconds. */
const IDLE_ALONE = 30_000;
const IDLE_AMONG_OTHERS = 2_000;
/** Seconds in which repeated scans of a session count once. */
const SCAN_AGAIN = 600;

export interface Assembly {
  app: FastifyInstance;
  services: Services;
  /** Background jobs, once started. */
  jobs: JobRunner;
  kit: KitFolders;
  /** Compares with the database's clock; call regularly. */
  followDatabase(): Promise<void>;
  /** Ends live streams without permission; call regularly. */
  endWithoutRight(): Promise<void>;
  /** Drains connections for a handover to other servers. Call before `close`. */
  leave(): Promise<void>;
  /** Leaves the database open. */
  close(): Promise<void>;
}

export interface AssemblyOptions {
  config: Config;
  store: Store;
  freeBytes?: (() => Promise<number>) | undefined;
  /** For TLS. */
  serverFactory?: ServerOptions['serverFactory'];
  /** No other server shares the database. */
  alone: boolean;
  warn: Log['warn'];
  answered?: Log['answered'] | undefined;
  customersChanged?: (() => void) | undefined;
  mediaFolder: string;
  erasedFolder: string;
  /** Default: `app/dist`. */
  appFolder?: string;
  /** Default: `previews/dist`. */
  previewsFolder?: string;
  /** Default: `storybook-static`. */
  bookFolder?: string;
  checkAnswers?: boolean;
  /** For tests. */
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
  // With SMTP there is no outbox page to read SMS.
  return config.demo && !config.smtpUrl ? outboxSms(store.db) : noSms;
}

/** Assembles a server on an open database, without listening. */
export async function assemble(options: AssemblyOptions): Promise<Assembly> {
  const { config, store, alone, warn } = options;
  const mail = mailPort(options);
  const sms = smsPort(options);
  // Expiry dates depend on the clock.
  const followDatabase = clockOfDatabase(store.pool, warn);
  if (!alone) await followDatabase();
  await keepOwnFlows(store.db);
  await keepStoredQuestionnaires(store.db);
  // Before resources that would leak if the database fails here.
  const secret = await keepSecret(store.db, 'signing');
  const pushNetwork = { own: config.pushServices, resolve: resolveBy() };
  await newestPushKey(store.db);
  const hub = await createHub(store.pool, {
    idle: alone ? IDLE_ALONE : IDLE_AMONG_OTHERS,
    warn: (error) =>
      warn('Failed to read the feed; open pages get no updates until it recovers', error, undefined, {
        event: 'feed_failed',
      }),
    back: () => warn('Reading the feed again', undefined, undefined, { event: 'feed_recovered' }),
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
    // Case changes are in the feed.
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
        warn('Failed to write the list of erased people (PARVIS_ERASED)', error, undefined, {
          event: 'erased_list_failed',
        }),
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
    log: (error, request) => warn('A call failed.', error, request, { event: 'call_failed' }),
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
