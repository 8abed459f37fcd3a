import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createStreams } from '../../http/liveStreams.ts';
import { createMetrics } from '../../http/metrics/metrics.ts';
import { createOutboxPath } from '../../http/outboxPage.ts';
import { createServer, type ServerOptions } from '../../http/server.ts';
import { getReceiptsUrl } from '../../http/smsReceipts.ts';
import { closeUnauthorizedStreams, debounceStreamCheck } from '../../http/unauthorizedStreams.ts';
import { createRefusedSignIns, storeAuditMonths } from '../../modules/audit/service.ts';
import { refreshQuestionnaires, storeProductFlows } from '../../modules/cases/service.ts';
import type { AppContext } from '../../modules/context/appContext.ts';
import { createDirectory, createUnknownCodeWarning } from '../../modules/customers/service.ts';
import { createShareWarning } from '../../modules/identity/service.ts';
import { storeMediaLocation } from '../../modules/media/service.ts';
import { syncErasedList } from '../../modules/privacy/service.ts';
import { watchRefusedCustomers } from '../../modules/provisioning/service.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { createClockSync } from '../../platform/db/databaseClock.ts';
import { ensureSecret } from '../../platform/db/ensureSecret.ts';
import { watchReadiness } from '../../platform/db/readiness.ts';
import { createSmtpMail, type MailPort, noMail } from '../../platform/delivery/mail.ts';
import { createOutboxMail, createOutboxSms } from '../../platform/delivery/outbox.ts';
import { createHostResolver } from '../../platform/delivery/push/hostResolver.ts';
import { createPushClient } from '../../platform/delivery/push/pushClient.ts';
import { getNewestPushKey, loadPushKeys } from '../../platform/delivery/push/pushKeys.ts';
import { createPushSender } from '../../platform/delivery/push/pushSender.ts';
import { createVapidSigner, getPushSubject } from '../../platform/delivery/push/vapid.ts';
import { noSms, type SmsPort } from '../../platform/delivery/sms.ts';
import { createGatewaySms } from '../../platform/delivery/smsGateway.ts';
import { createJobRunner, type JobRunner } from '../../platform/jobs/jobRunner.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { createNewcomerThrottle } from '../../platform/limits/proofOfWork/newcomerThrottle.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { Notice } from '../../platform/realtime/bus.ts';
import { createHub } from '../../platform/realtime/hub.ts';
import { createPresence } from '../../platform/realtime/presence.ts';
import { createVirusScanner } from '../../platform/scanner/virusScanner.ts';
import { createErasureList } from '../../platform/storage/erasureList.ts';
import { monitorStorage } from '../../platform/storage/monitorStorage.ts';
import { openStorage } from '../../platform/storage/openStorage.ts';
import { allJobs } from './allJobs.ts';
import { openSharedServices } from './openSharedServices.ts';
import type { KitFolders } from './printStartSummary.ts';

export const appDist = join(packageRoot, '..', 'app', 'dist');

/** Milliseconds between polls without notices. */
const POLL_ALONE_MS = 30_000;
const POLL_SHARED_MS = 2_000;
/** Repeated scans of a session count once. */
const SAME_SCAN_SECONDS = 600;

export interface Assembly {
  app: FastifyInstance;
  services: AppContext;
  /** Once started. */
  jobs: JobRunner;
  kit: KitFolders;
  /** Compares with the database's clock; call regularly. */
  followDatabase(): Promise<void>;
  /** Without permission; call regularly. */
  endWithoutRight(): Promise<void>;
  /** Drains connections. Call before `close`. */
  leave(): Promise<void>;
  /** Leaves the database open. */
  close(): Promise<void>;
}

export interface AssemblyOptions {
  config: Config;
  store: Store;
  freeBytes?: (() => Promise<number>) | undefined;
  serverFactory?: ServerOptions['serverFactory'];
  /** No other server on the database. */
  alone: boolean;
  warn: Log['warn'];
  answered?: Log['recordCall'] | undefined;
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

function openMail({ config, store, warn }: AssemblyOptions): MailPort {
  if (config.smtpUrl) return createSmtpMail(config.smtpUrl, config.mailFrom, warn);
  return config.demo ? createOutboxMail(store.db) : noMail;
}

function openSms({ config, store, warn }: AssemblyOptions): SmsPort {
  const { smsGateway, smsCredentials: credentials, smsFrom: from } = config;
  if (smsGateway) {
    const { template } = smsGateway;
    return createGatewaySms({ template, credentials, from, receipts: getReceiptsUrl(config), warn });
  }
  // SMTP means no outbox page for SMS.
  return config.demo && !config.smtpUrl ? createOutboxSms(store.db) : noSms;
}

/** @returns signing secret */
async function prepareDatabase(db: Store['db']): Promise<Buffer> {
  await storeProductFlows(db);
  await refreshQuestionnaires(db);
  const secret = await ensureSecret(db, 'signing');
  await getNewestPushKey(db);
  return secret;
}

async function openRealtime(options: AssemblyOptions, secret: Buffer) {
  const { config, store, alone, warn } = options;
  const hub = await createHub(store.pool, {
    pollInterval: alone ? POLL_ALONE_MS : POLL_SHARED_MS,
    onFailure: (error) =>
      warn('Failed to read the feed; open pages get no updates until it recovers', {
        event: 'feed_failed',
        error,
      }),
    onRecovery: () => warn('Reading the feed again', { event: 'feed_recovered' }),
  });
  const streams = createStreams(hub);
  const customers = createDirectory(store.db, { invented: config.demo, settings: config });
  const endStreams = debounceStreamCheck(store.pool, streams);
  let changes = 0;
  const learnOfChange = () => {
    changes += 1;
    hub.wake();
  };
  const handlers = {
    feed: learnOfChange,
    ended: endStreams,
    // The feed has case changes.
    customers() {
      for (const learn of [customers.invalidate, hub.wake, endStreams, options.customersChanged]) learn?.();
    },
  } satisfies Record<Notice, () => void>;
  const presence = createPresence({ deliver: streams.sendToTown });
  const shared = await openSharedServices(
    { config, store, alone, secret, warn },
    (notice) => handlers[notice](),
    presence.receive,
  );
  presence.connect(shared.bus.broadcast);
  return {
    ...{ hub, streams, customers, presence, ...shared },
    countChanges: () => changes,
    notifyStreams() {
      changes += 1;
      shared.bus.notify('feed');
    },
  };
}

type Realtime = Awaited<ReturnType<typeof openRealtime>>;

async function createServices(
  options: AssemblyOptions,
  secret: Buffer,
  { bus, counters, customers, streams, presence, countChanges, notifyStreams }: Realtime,
): Promise<AppContext> {
  const { config, store, warn } = options;
  const { storage, scratch, place } = openStorage(config, options.mediaFolder);
  await storeMediaLocation(store.db, place);
  await storeAuditMonths(store.db, config.auditLogMonths);
  const pushNetwork = { own: config.pushServices, resolve: createHostResolver() };
  const services: AppContext = {
    db: store.db,
    config,
    customers,
    mail: openMail(options),
    sms: openSms(options),
    pushSender: createPushSender({
      wire: createPushClient(pushNetwork),
      vapid: createVapidSigner(getPushSubject(config)),
      keys: () => loadPushKeys(store.db),
    }),
    pushNetwork,
    storage: monitorStorage(storage, warn),
    scanner: createVirusScanner(config.clamd, warn),
    scratch,
    secret,
    erasedList: createErasureList(options.erasedFolder, secret),
    syncErasedList: () =>
      syncErasedList(services).catch((error: unknown) =>
        warn('Failed to write the list of erased people (PARVIS_ERASED)', {
          event: 'erased_list_failed',
          error,
        }),
      ),
    counters,
    newcomerThrottle: createNewcomerThrottle(counters, secret, config),
    scannedCodes: counters.createCounter('scanned', { seconds: SAME_SCAN_SECONDS, max: 1 }),
    warnShareSpent: createShareWarning(warn),
    warnUnknownCode: createUnknownCodeWarning(warn),
    refusedSignIns: createRefusedSignIns(store.db, warn),
    outboxPath: createOutboxPath(config),
    presence,
    notifyStreams,
    countChanges,
    endStreams(session) {
      if (session !== undefined) streams.endSession(session);
      bus.notify('ended');
    },
  };
  return services;
}

/** Does not listen yet. */
export async function startAssembly(options: AssemblyOptions): Promise<Assembly> {
  const { config, store, alone, warn } = options;
  // Expiry needs the clock.
  const followDatabase = createClockSync(store.pool, warn);
  if (!alone) await followDatabase();
  // Opens later what would leak if the database fails.
  const secret = await prepareDatabase(store.db);
  const realtime = await openRealtime(options, secret);
  const { hub, streams, bus, counters, takeovers } = realtime;
  const services = await createServices(options, secret, realtime);
  const jobs = createJobRunner({
    ...{ jobs: allJobs, db: store.db, alone },
    context: () => ({ services, pool: store.pool, warn }),
  });
  const kit: KitFolders = {
    previews: options.previewsFolder ?? join(packageRoot, '..', 'previews', 'dist'),
    book: options.bookFolder ?? join(packageRoot, '..', 'storybook-static'),
  };
  const readiness = watchReadiness(store.pool, { freeBytes: options.freeBytes, warn });
  const refused = watchRefusedCustomers(store.db, config.customersDir);
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
    log: (error, request) => warn('A call failed.', { event: 'call_failed', error, request }),
    recordCall: options.answered,
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
    endWithoutRight: () => closeUnauthorizedStreams(store.pool, streams),
    leave: () => draining.drain(config.drainSeconds * 1_000),
    async close() {
      await app.close();
      metrics?.stop();
      await counters.close();
      await bus.close();
      await hub.close();
      await jobs.stop();
      services.pushSender.close();
      await services.refusedSignIns.close();
      services.mail.close();
    },
  };
}
