import { type Assembly, appDist } from './assemble.ts';
import {
  keepHouse,
  watchAppFiles,
  watchClock,
  watchCustomers,
  watchErased,
  watchHolds,
  watchMedia,
  watchNames,
  watchNews,
  watchWaiting,
} from './houseKeeping.ts';
import type { Log } from './log/log.ts';
import type { Opened } from './store/open.ts';

/** What works of a server work on. */
interface Places {
  readonly opened: Opened;
  readonly assembly: Assembly;
  /** How the folders of customers were as they began to be loaded, and what loads them again. */
  readonly folders: { readonly before: string; readonly load: () => Promise<unknown> };
  readonly warn: Log['warn'];
}

/** Begins what a server does now and again, unasked. @returns what ends each of them */
export function beginWorks({ opened, assembly, folders, warn }: Places): readonly (() => void)[] {
  const { services } = assembly;
  const failed = (sentence: string) => (error: unknown) => warn(sentence, error);
  return [
    watchClock(assembly.followDatabase, failed('The clock could not be compared.')),
    keepHouse(opened.pool, failed('Old rows could not be removed.'), () => services.notice()),
    watchHolds(services, failed('Cases on hold could not be looked at.')),
    watchNames(services, failed('Names of before could not be followed.')),
    watchMedia(opened.pool, services, failed('Files could not be removed.')),
    watchAppFiles(services, appDist, failed('App files could not be kept.')),
    watchWaiting(services, failed('Files that wait could not be looked at.')),
    watchErased(services, failed('The list of who was erased could not be written (PARVIS_ERASED).')),
    watchNews(services, failed('News could not be told.')),
    watchCustomers(services, folders, failed('Customers could not be loaded.')),
  ];
}
