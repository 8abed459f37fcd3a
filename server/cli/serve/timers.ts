import { noteAppFiles } from '../../http/formerFiles.ts';
import { copyErased } from '../../modules/privacy/erase/erasedAgain.ts';
import { followFolders } from '../../modules/provisioning/load/followFolders.ts';
import type { Log } from '../../platform/logging/log.ts';
import { inSpan } from '../../platform/tracing/spans.ts';
import { type Assembly, appDist } from './assemble.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Does work now and after each pause, one run at a time; a failure is told once, until a run has succeeded. @returns what stops it */
export function repeat(
  name: string,
  { work, pause }: { readonly work: () => Promise<unknown>; readonly pause: number },
  warn: (error: unknown) => void,
): () => void {
  let [stopped, failing, running] = [false, false, false];
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      await inSpan({ kind: 'internal', name: `job ${name}`, isRoot: true }, work);
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

/** What the timers of a process work on. */
interface Parts {
  readonly assembly: Assembly;
  /** How the folders of customers were as they began to be loaded, and what loads them again. */
  readonly folders: { readonly before: string; readonly load: () => Promise<unknown> };
  readonly warn: Log['warn'];
}

/** Starts what each server does for itself: its clock, its live streams, its list of who was erased, its build and its folders. @returns what stops it */
export function startTimers({ assembly, folders, warn }: Parts): () => void {
  const { services } = assembly;
  const { config, customers } = services;
  const failed = (sentence: string, event: string) => (error: unknown) =>
    warn(sentence, error, undefined, { event });
  const load = () =>
    folders.load().finally(() => {
      customers.forget();
      services.notice();
    });
  const stops = [
    repeat(
      'clock',
      { work: assembly.followDatabase, pause: MINUTE },
      failed('The clock could not be compared.', 'clock_failed'),
    ),
    repeat(
      'live streams',
      { work: assembly.endWithoutRight, pause: 5 * SECOND },
      failed('Rights to live streams could not be looked at.', 'live_streams_failed'),
    ),
    repeat(
      'app files',
      { work: () => noteAppFiles(services.db, appDist), pause: HOUR },
      failed('App files could not be kept.', 'app_files_failed'),
    ),
    repeat(
      'erased list',
      { work: () => copyErased(services), pause: HOUR },
      failed('The list of who was erased could not be written (PARVIS_ERASED).', 'erased_list_failed'),
    ),
  ];
  if (config.watchesCustomers && config.customersDir)
    stops.push(
      repeat(
        'customers',
        { work: followFolders(config.customersDir, folders.before, load), pause: 5 * SECOND },
        failed('Customers could not be loaded.', 'customers_failed'),
      ),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
