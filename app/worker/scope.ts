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

/** A page of this site. */
export interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (message: unknown, transfer?: Transferable[]) => void;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** The pages that are open. */
interface Pages {
  readonly claim: () => Promise<void>;
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Page[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

/** A page tells something. */
export interface Telling extends Extendable {
  readonly data: unknown;
  /** The page itself. */
  readonly source: Pick<Page, 'postMessage'> | null;
}

/** There is a network again. */
interface Syncing extends Extendable {
  readonly tag: string;
}

/** Something was pushed. */
interface Pushing extends Extendable {
  readonly data: { readonly text: () => string } | null;
}

/** A notification was pressed, or put away. */
interface Pressing extends Extendable {
  readonly notification: Notification;
}

/** The browser took a subscription away, or made another one. */
export interface Resubscribing extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface Events {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: Asking;
  readonly message: Telling;
  readonly sync: Syncing;
  readonly push: Pushing;
  readonly notificationclick: Pressing;
  readonly notificationclose: Pressing;
  readonly pushsubscriptionchange: Resubscribing;
}

/** The worker itself. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends keyof Events>(type: E, listener: (event: Events[E]) => void) => void;
}
