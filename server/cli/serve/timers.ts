import { storeAppFiles } from '../../http/formerFiles.ts';
import { syncErasedList } from '../../modules/privacy/service.ts';
import { watchFolders } from '../../modules/provisioning/service.ts';
import type { EventName } from '../../platform/logging/events.ts';
import type { Warn } from '../../platform/logging/log.ts';
import { runInSpan } from '../../platform/tracing/spans.ts';
import { type Assembly, appDist } from './assemble.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** One run at a time; reports a failure once until the next success. @returns stop function */
export function runPeriodically(
  name: string,
  { work, pause }: { readonly work: () => Promise<unknown>; readonly pause: number },
  warn: (error: unknown) => void,
): () => void {
  let [stopped, failing, running] = [false, false, false];
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      await runInSpan({ kind: 'internal', name: `job ${name}`, isRoot: true }, work);
      failing = false;
    } catch (error) {
      if (!stopped && !failing) warn(error);
      failing = true;
    } finally {
      running = false;
    }
  }
  const timer = setInterval(() => void run(), pause);
  timer.unref();
  void run();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}

interface TimerContext {
  readonly assembly: Assembly;
  /** Fingerprint `before` at load. */
  readonly folders: { readonly before: string; readonly load: () => Promise<unknown> };
  readonly warn: Warn;
}

/** Per process. @returns stop function */
export function startTimers({ assembly, folders, warn }: TimerContext): () => void {
  const { services } = assembly;
  const { config, customers } = services;
  const reportFailure = (sentence: string, event: EventName) => (error: unknown) =>
    warn(sentence, { event, error });
  const load = () =>
    folders.load().finally(() => {
      customers.invalidate();
      services.notifyStreams();
    });
  const stops = [
    runPeriodically(
      'clock',
      { work: assembly.followDatabase, pause: MINUTE },
      reportFailure('Failed to compare the clock with the database', 'clock_failed'),
    ),
    runPeriodically(
      'live streams',
      { work: assembly.endWithoutRight, pause: 5 * SECOND },
      reportFailure('Failed to check permissions of live streams', 'live_streams_failed'),
    ),
    runPeriodically(
      'app files',
      { work: () => storeAppFiles(services.db, appDist), pause: HOUR },
      reportFailure('Failed to store app files', 'app_files_failed'),
    ),
    runPeriodically(
      'erased list',
      { work: () => syncErasedList(services), pause: HOUR },
      reportFailure('Failed to write the list of erased people (PARVIS_ERASED)', 'erased_list_failed'),
    ),
  ];
  if (config.watchesCustomers && config.customersDir)
    stops.push(
      runPeriodically(
        'customers',
        { work: watchFolders(config.customersDir, folders.before, load), pause: 5 * SECOND },
        reportFailure('Failed to reload customers; retrying in 5 s', 'customers_failed'),
      ),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
