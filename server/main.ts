import type { FastifyInstance } from 'fastify';
import { announce, kitPlaces } from './cli/serve/announce.ts';
import { type Assembly, appDist, assemble } from './cli/serve/assemble.ts';
import { eraseFirst, eraseRestored } from './cli/serve/eraseFirst.ts';
import { loadFolders } from './cli/serve/loadFolders.ts';
import { persist } from './cli/serve/persist.ts';
import { checkPlaces } from './cli/serve/places.ts';
import { readSignals } from './cli/serve/readSignals.ts';
import { settingsAdvice } from './cli/serve/settingsAdvice.ts';
import { startArguments } from './cli/serve/startArguments.ts';
import { tellChanged } from './cli/serve/tellChanged.ts';
import { createLog } from './cli/serve/tellFailure.ts';
import { tellLeftBehind } from './cli/serve/tellLeftBehind.ts';
import { settingsInForce } from './cli/serve/tellSettings.ts';
import { tellSlow } from './cli/serve/tellSlow.ts';
import { startTimers } from './cli/serve/timers.ts';
import { within } from './cli/serve/within.ts';
import { followCertificate, type Https } from './http/tls/followCertificate.ts';
import { redirectToHttps } from './http/tls/redirectToHttps.ts';
import { createWaitingServer } from './http/waiting.ts';
import { stampOf } from './modules/provisioning/load/followFolders.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import type { CustomerFile } from './platform/config/customerFile.ts';
import { type Opened, openStore } from './platform/db/open.ts';
import { nameFonts } from './platform/fonts/letters.ts';
import { erasedFolderOf, mediaFolderOf } from './platform/storage/folders.ts';
import { spoken } from './platform/terminal/spoken.ts';
import { mayPass, startFailure } from './platform/terminal/startFailure.ts';
import { WAITING } from './platform/terminal/startSentences.ts';
import { certificateAdvice, readCertificate } from './platform/tls/certificate.ts';
import { openTracing, type Tracing } from './platform/tracing/openTracing.ts';

const { print, warn, answered } = createLog(process.env.PARVIS_LOG);
const fail = (line: string, event: string): void =>
  warn(line, undefined, undefined, { event, level: 'error' });
const advise = (line: string, event: string): void => warn(line, undefined, undefined, { event });
/** Language of the start; the running server logs in English. */
const language = spoken();

/** Grace period for open calls at the end. */
const FAREWELL_MS = 8_000;
/** Wait for the database, longer than its own timeout. */
const CLOSE_MS = 30_000;
const TRACES_MS = 2_000;

const load = (opened: Opened, config: Config): Promise<CustomerFile[]> =>
  loadFolders(opened.db, config, { print, warn }, language);

/** A server that does not listen yet. */
interface Running {
  opened: Opened;
  assembly: Assembly;
  customers: CustomerFile[];
  /** Fingerprint of the folders before loading. */
  before: string;
  loadAgain: () => Promise<unknown>;
}

/** Replays erasures on a restored database before serving; closes everything on failure. */
async function eraseRestoredOn(assembly: Assembly): Promise<void> {
  try {
    const people = await eraseRestored(assembly.services);
    if (people > 0)
      print(`This database is a copy of before some people were erased: they are again (${people}).`);
  } catch (error) {
    await assembly.close();
    throw error;
  }
}

/** Opens the database and assembles the server; closes everything on failure. */
async function bringUp(
  config: Config,
  https: Https | undefined,
  ways: { onLost: (error: Error) => void; giveUp: AbortSignal },
): Promise<Running> {
  const { databaseUrl, dataDir } = config;
  await tellLeftBehind(config, warn, language);
  const opened = await openStore({ databaseUrl, dataDir, log: print, ...ways });
  try {
    const before = config.customersDir === undefined ? '' : stampOf(config.customersDir);
    const customers = await load(opened, config);
    const teller = await tellChanged(opened.db, language, { print, warn });
    await eraseFirst(opened.pool, warn);
    const { embedded, freeBytes } = opened;
    const assembly = await assemble({
      config,
      store: opened,
      alone: embedded,
      freeBytes,
      mediaFolder: mediaFolderOf(config),
      erasedFolder: erasedFolderOf(config),
      serverFactory: https?.createServer,
      warn,
      answered,
      customersChanged: teller.heard,
    });
    await eraseRestoredOn(assembly);
    return { opened, assembly, customers, before, loadAgain: () => teller.own(() => load(opened, config)) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function start(config: Config, https: Https | undefined, tracing: Tracing | undefined): Promise<void> {
  const ending = new AbortController();
  const givingUp = new AbortController();
  let attempt: Promise<Running> | undefined;
  let up: Running | undefined;
  let waiting: Promise<FastifyInstance> | undefined;
  let rest = () => {};
  let redirect: Awaited<ReturnType<typeof redirectToHttps>>;

  const endWaiting = async () => (await waiting?.catch(() => undefined))?.close();
  const end = async () => {
    rest();
    await redirect?.close();
    await endWaiting();
    // Drains connections, as other servers continue on a shared database.
    if (config.databaseUrl) await up?.assembly.leave();
    // An unfinished start on the embedded database is awaited and closed, however long it takes.
    const close = async () => {
      const running = config.databaseUrl ? up : await attempt?.catch(() => undefined);
      await within(FAREWELL_MS, running?.assembly.close());
      await running?.opened.close();
    };
    await within(FAREWELL_MS + CLOSE_MS, close());
    await within(TRACES_MS, tracing?.close());
  };
  const stop = (status: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    if (!up) givingUp.abort();
    end().then(
      () => {
        print('The server has ended.', { event: 'stopped' });
        process.exit(status);
      },
      (error: unknown) => {
        warn('Failed to stop cleanly', error, undefined, { event: 'stop_failed' });
        process.exit(1);
      },
    );
  };
  const wish = readSignals();
  const asked = (by: NodeJS.Signals) => {
    const what = wish(performance.now());
    if (what === 'now') process.exit(1);
    if (what === 'same') return;
    print(`Told to end (${by}): calls under way are answered first.`, { event: 'stopping' });
    stop(0);
  };
  // SIGHUP: a closed terminal or connection.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked);
  const onLost = (error: Error) => {
    fail(error.message, 'database_lost');
    stop(1);
  };

  const listenMeanwhile = async (): Promise<FastifyInstance> => {
    const server = await createWaitingServer(config, appDist, https?.createServer);
    await server.listen({ port: config.port, host: config.host });
    return server;
  };
  /** Reports each reason once, to the operator and to visitors. */
  let told = '';
  async function waitFor(sentence: string, tell = advise): Promise<void> {
    if (sentence !== told) tell(`${sentence} ${WAITING[language]}`, 'start_waiting');
    told = sentence;
    waiting ??= listenMeanwhile();
    await waiting;
  }
  let isFirst = true;

  try {
    up = await persist(
      () => {
        attempt = bringUp(config, https, { onLost, giveUp: givingUp.signal });
        const running = isFirst ? tellSlow(attempt, { config, warn, waitFor }) : attempt;
        isFirst = false;
        return running;
      },
      {
        mayPass: (error) => mayPass(error, config),
        onFailure: (error) => waitFor(startFailure(error, config, language), fail),
        signal: ending.signal,
      },
    );
    const { assembly, customers, before, loadAgain } = up;
    await endWaiting();
    if (ending.signal.aborted) return;
    if (told) print('The database is there: going on.');
    await assembly.app.listen({ port: config.port, host: config.host });
    redirect = await redirectToHttps(config, warn);
    rest = startTimers({ assembly, folders: { before, load: loadAgain }, warn });
    assembly.jobs.start();
    // In the background: a mail outage must not prevent reports.
    void assembly.services.mail.check();
    const { outboxPath } = assembly.services;
    const shown = { kit: kitPlaces(assembly.kit), language };
    await announce(config, customers, outboxPath, { print, warn }, shown);
  } catch (error) {
    if (ending.signal.aborted) return;
    fail(startFailure(error, config, language), 'start_failed');
    stop(1);
  }
}

/** Starts the server, or prints its settings. */
async function obey(printsConfig: boolean): Promise<void> {
  const config = readConfig(process.env);
  nameFonts(config.printFonts);
  await checkPlaces(config, printsConfig ? 0 : config.port, language);
  if (printsConfig) for (const line of settingsInForce(config, process.env)) print(line);
  const certificate = config.tls && readCertificate(config.tls);
  for (const line of settingsAdvice(config, process.env, language)) advise(line, 'settings_advice');
  if (certificate)
    for (const line of certificateAdvice(certificate, Date.now(), language))
      advise(line, 'certificate_advice');
  const https = config.tls && certificate && followCertificate(config.tls, certificate, warn);
  if (!printsConfig) await start(config, https, await openTracing(process.env, warn));
}

try {
  const read = startArguments(process.argv.slice(2));
  if ('status' in read) {
    (read.status === 0 ? console.log : console.error)(read.lines.join('\n'));
    process.exitCode = read.status;
  } else await obey(read.printsConfig);
} catch (error) {
  fail(startFailure(error, { port: 0, host: '' }, language), 'start_failed');
  process.exitCode = 1;
}
