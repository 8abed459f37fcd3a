import type { Device } from '@parvis/api/entities/user';

/** How the app is shown: in a browser, as an app of its own, or within one from a store. */
export type AppMode = NonNullable<Device['mode']>;

/** Where the service worker stands: none here, refused, being fetched, at work, being replaced. */
type WorkerPhase = 'none' | 'failed' | 'installing' | 'ready' | 'updating';

/** What is known of the app on this device (specification 4, "Web app"). */
export interface AppStatus {
  readonly mode: AppMode;
  /** The browser offers to install it. */
  readonly installable: boolean;
  /** It is on this device. */
  readonly installed: boolean;
  /** The build that this page is of, and the one that is served where it is another. */
  readonly build: number;
  readonly newer: number | undefined;
  readonly worker: WorkerPhase;
  /** Which build the worker is of. */
  readonly workerRevision: string | undefined;
}

/** What happens to it. */
export type AppEvent =
  | { readonly type: 'mode'; readonly mode: AppMode }
  /** The browser would install it. */
  | { readonly type: 'offered' }
  /** Somebody was asked by the browser, which asks once. */
  | { readonly type: 'answered'; readonly taken: boolean }
  | { readonly type: 'installed' }
  /** The server told which build it has. */
  | { readonly type: 'served'; readonly build: number }
  | { readonly type: 'worker'; readonly phase: WorkerPhase }
  | { readonly type: 'workerIs'; readonly revision: string };

/** An app of which nothing is known yet. */
export const newApp = (build: number, mode: AppMode): AppStatus => ({
  mode,
  installable: false,
  installed: mode !== 'browser',
  build,
  newer: undefined,
  worker: 'none',
  workerRevision: undefined,
});

type Reducers = {
  readonly [T in AppEvent['type']]: (app: AppStatus, event: Extract<AppEvent, { type: T }>) => AppStatus;
};

const reducers: Reducers = {
  // Once it is shown as an app, it is one; a page of it that is opened in a browser takes nothing away.
  mode: (app, { mode }) => ({ ...app, mode, installed: app.installed || mode !== 'browser' }),
  offered: (app) => (app.mode === 'browser' ? { ...app, installable: true, installed: false } : app),
  answered: (app, { taken }) => ({ ...app, installable: false, installed: app.installed || taken }),
  installed: (app) => ({ ...app, installable: false, installed: true }),
  served: (app, { build }) => ({ ...app, newer: build === app.build ? undefined : build }),
  // The first one to come replaces nothing.
  worker: (app, { phase }) => ({
    ...app,
    worker: phase === 'installing' && app.worker === 'ready' ? 'updating' : phase,
    workerRevision: phase === 'none' || phase === 'failed' ? undefined : app.workerRevision,
  }),
  workerIs: (app, { revision }) => ({ ...app, worker: 'ready', workerRevision: revision }),
};

/** The app after something has happened to it. */
export function nextApp(app: AppStatus, event: AppEvent): AppStatus {
  const reduce = reducers[event.type] as (app: AppStatus, event: AppEvent) => AppStatus;
  return reduce(app, event);
}
