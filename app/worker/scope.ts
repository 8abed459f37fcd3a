/** What a service worker is given, as far as this one uses it: TypeScript's library of workers clashes with that of pages. */
interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page or a file is asked for. */
export interface Asking extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A page, as far as it can be told something. */
interface Page {
  readonly postMessage: (told: unknown) => void;
}

/** The pages that are open. */
export interface Pages {
  readonly claim: () => Promise<void>;
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Page[]>;
}

/** A page tells something. */
export interface Telling extends Extendable {
  readonly data: unknown;
  /** The page itself. */
  readonly source: Page | null;
}

/** There is a network again. */
interface Syncing extends Extendable {
  readonly tag: string;
}

interface Events {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: Asking;
  readonly message: Telling;
  readonly sync: Syncing;
}

/** The worker itself. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends keyof Events>(type: E, listener: (event: Events[E]) => void) => void;
}
