import type { Device } from '@parvis/api/entities/user';

export type AppMode = NonNullable<Device['mode']>;

type WorkerPhase = 'none' | 'failed' | 'installing' | 'ready' | 'updating';

/** The app on this device (specification 4, "Web app"). */
export interface AppStatus {
  readonly mode: AppMode;
  readonly installable: boolean;
  readonly installed: boolean;
  /** This page's build; the server's where it differs. */
  readonly build: number;
  readonly newer: number | undefined;
  readonly worker: WorkerPhase;
  readonly workerRevision: string | undefined;
}

export type AppEvent =
  | { readonly type: 'mode'; readonly mode: AppMode }
  | { readonly type: 'offered' }
  /** The browser's prompt works once. */
  | { readonly type: 'answered'; readonly taken: boolean }
  | { readonly type: 'installed' }
  | { readonly type: 'served'; readonly build: number }
  | { readonly type: 'worker'; readonly phase: WorkerPhase }
  | { readonly type: 'workerIs'; readonly revision: string };

export const createAppStatus = (build: number, mode: AppMode): AppStatus => ({
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
  // Opening in a browser does not uninstall.
  mode: (app, { mode }) => ({ ...app, mode, installed: app.installed || mode !== 'browser' }),
  offered: (app) => (app.mode === 'browser' ? { ...app, installable: true, installed: false } : app),
  answered: (app, { taken }) => ({ ...app, installable: false, installed: app.installed || taken }),
  installed: (app) => ({ ...app, installable: false, installed: true }),
  served: (app, { build }) => ({ ...app, newer: build === app.build ? undefined : build }),
  // The first worker replaces none.
  worker: (app, { phase }) => ({
    ...app,
    worker: phase === 'installing' && app.worker === 'ready' ? 'updating' : phase,
    workerRevision: phase === 'none' || phase === 'failed' ? undefined : app.workerRevision,
  }),
  workerIs: (app, { revision }) => ({ ...app, worker: 'ready', workerRevision: revision }),
};

export function reduceInstallStatus(app: AppStatus, event: AppEvent): AppStatus {
  const reduce = reducers[event.type] as (app: AppStatus, event: AppEvent) => AppStatus;
  return reduce(app, event);
}
