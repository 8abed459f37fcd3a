export type Lack = 'install' | 'old' | 'none';

/** Retries so far. */
interface Tried {
  readonly tries: number;
}

/** Status on this device (specification 4, “Notification status”). */
export type NotificationStatus =
  | { readonly kind: 'init' }
  | { readonly kind: 'notificationsUnavailable'; readonly why: Lack }
  | { readonly kind: 'serviceWorkerUnavailable' }
  | { readonly kind: 'serviceWorkerFailed' }
  | { readonly kind: 'serviceWorkerRegistered' }
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'notSubscribed' } & Tried)
  | { readonly kind: 'userDenied' }
  | ({ readonly kind: 'vapidOk' } & Tried)
  | ({ readonly kind: 'vapidFailed' } & Tried)
  | ({ readonly kind: 'subscriptionFailed' } & Tried)
  | ({ readonly kind: 'registerFailed' } & Tried);

export type StatusKind = NotificationStatus['kind'];

export type NotificationEvent =
  | { readonly type: 'noNotifications'; readonly why: Lack }
  | { readonly type: 'noWorker' }
  | { readonly type: 'workerFailed' }
  | { readonly type: 'workerRegistered' }
  | { readonly type: 'denied' }
  /** No subscription, yet nothing against one. */
  | { readonly type: 'notFound' }
  /** A tap, which resets the retries. */
  | { readonly type: 'asked' }
  /** An automatic retry. */
  | { readonly type: 'again' }
  | { readonly type: 'vapid' }
  | { readonly type: 'noVapid' }
  | { readonly type: 'noSubscription' }
  | { readonly type: 'notRegistered' }
  | { readonly type: 'registered' }
  | { readonly type: 'unsubscribed' }
  /** The person left. */
  | { readonly type: 'forgotten' };
