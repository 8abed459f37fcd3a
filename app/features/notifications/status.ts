/** Why this browser shows no notifications: it must be installed first, is too old, or has none. */
export type Lack = 'install' | 'old' | 'none';

/** Of a way to a subscription that is not at its end: how often it was gone by itself. */
interface Tried {
  readonly tries: number;
}

/** How notifications stand on this device (specification 4, “Notification status”). */
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

/** The name of a status. */
export type StatusKind = NotificationStatus['kind'];

/** What is found out, or done, about notifications of this device. */
export type NotificationEvent =
  | { readonly type: 'noNotifications'; readonly why: Lack }
  | { readonly type: 'noWorker' }
  | { readonly type: 'workerFailed' }
  | { readonly type: 'workerRegistered' }
  /** The browser refuses, or was told to. */
  | { readonly type: 'denied' }
  /** Nothing is in the way, and there is no subscription. */
  | { readonly type: 'notFound' }
  /** Somebody asks for it by a tap: whatever failed before is over. */
  | { readonly type: 'asked' }
  /** It is tried once more by itself. */
  | { readonly type: 'again' }
  | { readonly type: 'vapid' }
  | { readonly type: 'noVapid' }
  | { readonly type: 'noSubscription' }
  | { readonly type: 'notRegistered' }
  /** The server has the subscription of this device. */
  | { readonly type: 'registered' }
  | { readonly type: 'unsubscribed' }
  /** Whoever was here has left. */
  | { readonly type: 'forgotten' };
