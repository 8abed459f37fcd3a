import type { FastifyInstance } from 'fastify';
import { type Assembly, appDist, startAssembly } from './cli/serve/assemble.ts';
import { buildSignalReader } from './cli/serve/buildSignalReader.ts';
import { checkPlaces } from './cli/serve/checkPlaces.ts';
import { createLog } from './cli/serve/createLog.ts';
import { eraseBeforeServing, eraseRestored } from './cli/serve/eraseBeforeServing.ts';
import { formatEffectiveSettings } from './cli/serve/formatEffectiveSettings.ts';
import { loadConfiguredCustomers } from './cli/serve/loadConfiguredCustomers.ts';
import { logCustomerChanges } from './cli/serve/logCustomerChanges.ts';
import { findKitPages, printStartSummary } from './cli/serve/printStartSummary.ts';
import { retryUntilReady } from './cli/serve/retryUntilReady.ts';
import { formatSettingsAdvice } from './cli/serve/settingsAdvice.ts';
import { parseStartArguments } from './cli/serve/startArguments.ts';
import { startTimers } from './cli/serve/timers.ts';
import { waitAtMost } from './cli/serve/waitAtMost.ts';
import { warnUnmovedDatabase } from './cli/serve/warnUnmovedDatabase.ts';
import { watchSlowStart } from './cli/serve/watchSlowStart.ts';
import { followCertificate, type HttpsServers } from './http/tls/followCertificate.ts';
import { redirectToHttps } from './http/tls/redirectToHttps.ts';
import { createWaitingServer } from './http/waitingServer.ts';
import { openDemoGathering } from './modules/gatherings/service.ts';
import { computeFolderStamp } from './modules/provisioning/service.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import type { CustomerFile } from './platform/config/customerFile.ts';
import { type OpenedStore, openStore } from './platform/db/openStore.ts';
import { setFallbackFonts } from './platform/fonts/printFonts.ts';
import { getErasedFolder, getMediaFolder } from './platform/storage/storageFolders.ts';
import { getCommandLanguage } from './platform/terminal/commandLanguage.ts';
import { describeStartFailure, isTransientFailure } from './platform/terminal/startFailure.ts';
import { WAITING_SENTENCES } from './platform/terminal/startSentences.ts';
import { listCertificateWarnings, readCertificate } from './platform/tls/certificate.ts';
import { openTracing, type Tracing } from './platform/tracing/openTracing.ts';

const { print, warn, recordCall: answered } = createLog(process.env.PARVIS_LOG);
/** Of the start; the running server logs in English. */
const language = getCommandLanguage();

/** Milliseconds for open calls. */
const DRAIN_TIMEOUT_MS = 8_000;
/** Longer than the database's own timeout. */
const DATABASE_TIMEOUT_MS = 30_000;
const TRACES_TIMEOUT_MS = 2_000;

const load = (opened: OpenedStore, config: Config): Promise<CustomerFile[]> =>
  loadConfiguredCustomers(opened.db, config, { print, warn }, language);

/** Does not listen yet. */
interface RunningServer {
  opened: OpenedStore;
  assembly: Assembly;
  customers: CustomerFile[];
  /** Fingerprint before loading. */
  before: string;
  loadAgain: () => Promise<unknown>;
}

/** Before serving; closes everything on failure. */
async function replayErasures(assembly: Assembly): Promise<void> {
  try {
    const people = await eraseRestored(assembly.services);
    if (people > 0)
      print(`This database is a copy of before some people were erased: they are again (${people}).`);
  } catch (error) {
    await assembly.close();
    throw error;
  }
}

/** Closes everything on failure. */
async function openServer(
  config: Config,
  https: HttpsServers | undefined,
  ways: { onLost: (error: Error) => void; giveUp: AbortSignal },
): Promise<RunningServer> {
  const { databaseUrl, dataDir } = config;
  await warnUnmovedDatabase(config, warn, language);
  const opened = await openStore({ databaseUrl, dataDir, log: print, ...ways });
  try {
    const before = config.customersDir === undefined ? '' : computeFolderStamp(config.customersDir);
    const customers = await load(opened, config);
    if (config.demo) await openDemoGathering(opened.db);
    const teller = await logCustomerChanges(opened.db, language, { print, warn });
    await eraseBeforeServing(opened.pool, warn);
    const { embedded, freeBytes } = opened;
    const assembly = await startAssembly({
      config,
      store: opened,
      alone: embedded,
      freeBytes,
      mediaFolder: getMediaFolder(config),
      erasedFolder: getErasedFolder(config),
      serverFactory: https?.createServer,
      warn,
      answered,
      customersChanged: teller.onChange,
    });
    await replayErasures(assembly);
    return {
      opened,
      assembly,
      customers,
      before,
      loadAgain: () => teller.runOwnLoad(() => load(opened, config)),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** To the operator, and to visitors by its own server. */
function createWaitingNotice(config: Config, https: HttpsServers | undefined) {
  let server: Promise<FastifyInstance> | undefined;
  let reported = '';
  const listen = async (): Promise<FastifyInstance> => {
    const app = await createWaitingServer(config, appDist, https?.createServer);
    await app.listen({ port: config.port, host: config.host });
    return app;
  };
  return {
    /** Once per reason. */
    async report(sentence: string, event: 'start_slow' | 'start_waiting'): Promise<void> {
      if (sentence !== reported) warn(`${sentence} ${WAITING_SENTENCES[language]}`, { event });
      reported = sentence;
      server ??= listen();
      await server;
    },
    hasReported: () => reported !== '',
    close: async () => (await server?.catch(() => undefined))?.close(),
  };
}

async function startServer(
  config: Config,
  https: HttpsServers | undefined,
  tracing: Tracing | undefined,
): Promise<void> {
  const ending = new AbortController();
  const abandoning = new AbortController();
  let attempt: Promise<RunningServer> | undefined;
  let up: RunningServer | undefined;
  const waiting = createWaitingNotice(config, https);
  let stopTimers = () => {};
  let redirect: Awaited<ReturnType<typeof redirectToHttps>>;

  const closeAll = async () => {
    stopTimers();
    await redirect?.close();
    await waiting.close();
    // Other servers continue on a shared database.
    if (config.databaseUrl) await up?.assembly.leave();
    // Awaits and closes an unfinished embedded start, however long.
    const close = async () => {
      const running = config.databaseUrl ? up : await attempt?.catch(() => undefined);
      await waitAtMost(DRAIN_TIMEOUT_MS, running?.assembly.close());
      await running?.opened.close();
    };
    await waitAtMost(DRAIN_TIMEOUT_MS + DATABASE_TIMEOUT_MS, close());
    await waitAtMost(TRACES_TIMEOUT_MS, tracing?.close());
  };
  const stop = (status: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    if (!up) abandoning.abort();
    closeAll().then(
      () => {
        print('The server has ended.', { event: 'stopped' });
        process.exit(status);
      },
      (error: unknown) => {
        warn('Failed to stop cleanly', { event: 'stop_failed', error });
        process.exit(1);
      },
    );
  };
  const readSignal = buildSignalReader();
  const handleSignal = (by: NodeJS.Signals) => {
    const what = readSignal(performance.now());
    if (what === 'now') process.exit(1);
    if (what === 'same') return;
    print(`Told to end (${by}): calls under way are answered first.`, { event: 'stopping' });
    stop(0);
  };
  // SIGHUP: closed terminal or connection.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
  const onLost = (error: Error) => {
    warn(error.message, { event: 'database_lost' });
    stop(1);
  };

  let isFirst = true;

  try {
    up = await retryUntilReady(
      () => {
        attempt = openServer(config, https, { onLost, giveUp: abandoning.signal });
        const running = isFirst
          ? watchSlowStart(attempt, {
              config,
              warn,
              reportWaiting: (sentence) => waiting.report(sentence, 'start_slow'),
            })
          : attempt;
        isFirst = false;
        return running;
      },
      {
        mayPass: (error) => isTransientFailure(error, config),
        onFailure: (error) => waiting.report(describeStartFailure(error, config, language), 'start_waiting'),
        signal: ending.signal,
      },
    );
    const { assembly, customers, before, loadAgain } = up;
    await waiting.close();
    if (ending.signal.aborted) return;
    if (waiting.hasReported()) print('The database is there: going on.');
    await assembly.app.listen({ port: config.port, host: config.host });
    redirect = await redirectToHttps(config, warn);
    stopTimers = startTimers({ assembly, folders: { before, load: loadAgain }, warn });
    assembly.jobs.start();
    // A mail outage must not prevent reports.
    void assembly.services.mail.check();
    const { outboxPath } = assembly.services;
    const shown = { kit: findKitPages(assembly.kit), language };
    await printStartSummary(config, customers, outboxPath, { print, warn }, shown);
  } catch (error) {
    if (ending.signal.aborted) return;
    warn(describeStartFailure(error, config, language), { event: 'start_failed' });
    stop(1);
  }
}

async function run(printsConfig: boolean): Promise<void> {
  const config = readConfig(process.env);
  setFallbackFonts(config.printFonts);
  await checkPlaces(config, printsConfig ? 0 : config.port, language);
  if (printsConfig) for (const line of formatEffectiveSettings(config, process.env)) print(line);
  const certificate = config.tls && readCertificate(config.tls);
  for (const line of formatSettingsAdvice(config, process.env, language))
    warn(line, { event: 'settings_advice' });
  if (certificate)
    for (const line of listCertificateWarnings(certificate, Date.now(), language))
      warn(line, { event: 'certificate_not_valid' });
  const https = config.tls && certificate && followCertificate(config.tls, certificate, warn);
  if (!printsConfig) await startServer(config, https, await openTracing(process.env, warn));
}

try {
  const read = parseStartArguments(process.argv.slice(2));
  if ('status' in read) {
    (read.status === 0 ? console.log : console.error)(read.lines.join('\n'));
    process.exitCode = read.status;
  } else await run(read.printsConfig);
} catch (error) {
  warn(describeStartFailure(error, { port: 0, host: '' }, language), { event: 'start_failed' });
  process.exitCode = 1;
}
