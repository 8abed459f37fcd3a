/** Worker types as used here, since TypeScript's worker library clashes with the DOM's. */
interface Extendable extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface Asking extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface Page {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  readonly postMessage: (message: unknown, transfer?: Transferable[]) => void;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface Pages {
  readonly claim: () => Promise<void>;
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Page[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

export interface Telling extends Extendable {
  readonly data: unknown;
  readonly source: Pick<Page, 'postMessage'> | null;
}

interface Syncing extends Extendable {
  readonly tag: string;
}

interface Pushing extends Extendable {
  readonly data: { readonly text: () => string } | null;
}

interface Pressing extends Extendable {
  readonly notification: Notification;
}

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

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends keyof Events>(type: E, listener: (event: Events[E]) => void) => void;
}
