/** TypeScript's worker library clashes with the DOM's. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
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

interface PageClients {
  readonly claim: () => Promise<void>;
  readonly matchAll: (which: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly Page[]>;
  readonly openWindow: (url: string) => Promise<unknown>;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: Pick<Page, 'postMessage'> | null;
}

interface WorkerSyncEvent extends WorkerEvent {
  readonly tag: string;
}

interface WorkerPushEvent extends WorkerEvent {
  readonly data: { readonly text: () => string } | null;
}

interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

export interface SubscriptionChangeEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerMessageEvent;
  readonly sync: WorkerSyncEvent;
  readonly push: WorkerPushEvent;
  readonly notificationclick: WorkerNotificationEvent;
  readonly notificationclose: WorkerNotificationEvent;
  readonly pushsubscriptionchange: SubscriptionChangeEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: PageClients;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends keyof WorkerEvents>(
    type: E,
    listener: (event: WorkerEvents[E]) => void,
  ) => void;
}
