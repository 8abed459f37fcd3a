export type UnavailableReason = 'install' | 'old' | 'none';

interface Retries {
  readonly tries: number;
}

/** Status on this device (specification 4, “Notification status”). */
export type NotificationStatus =
  | { readonly kind: 'init' }
  | { readonly kind: 'notificationsUnavailable'; readonly why: UnavailableReason }
  | { readonly kind: 'serviceWorkerUnavailable' }
  | { readonly kind: 'serviceWorkerFailed' }
  | { readonly kind: 'serviceWorkerRegistered' }
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'notSubscribed' } & Retries)
  | { readonly kind: 'userDenied' }
  | ({ readonly kind: 'vapidOk' } & Retries)
  | ({ readonly kind: 'vapidFailed' } & Retries)
  | ({ readonly kind: 'subscriptionFailed' } & Retries)
  | ({ readonly kind: 'registerFailed' } & Retries);

export type StatusKind = NotificationStatus['kind'];

export type NotificationEvent =
  | { readonly type: 'noNotifications'; readonly why: UnavailableReason }
  | { readonly type: 'noWorker' }
  | { readonly type: 'workerFailed' }
  | { readonly type: 'workerRegistered' }
  | { readonly type: 'denied' }
  /** No subscription, but possible. */
  | { readonly type: 'notFound' }
  /** A tap resets the retries. */
  | { readonly type: 'asked' }
  /** Automatic retry. */
  | { readonly type: 'again' }
  | { readonly type: 'vapid' }
  | { readonly type: 'noVapid' }
  | { readonly type: 'noSubscription' }
  | { readonly type: 'notRegistered' }
  | { readonly type: 'registered' }
  | { readonly type: 'unsubscribed' }
  /** The person left. */
  | { readonly type: 'forgotten' };
