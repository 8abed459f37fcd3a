import type { Lack } from './status.ts';

/** What the server said of a subscription. */
export interface Taken {
  /** Pushes go there. */
  readonly success: boolean;
  /** It was made with a key that is not the newest. */
  readonly staleKey: boolean;
  /** Words of messages are shown there. */
  readonly content: boolean;
}

/** What browser and server do about notifications; all that may fail throws. */
export interface PushDevice {
  readonly lack: () => Lack | undefined;
  readonly hasWorkers: () => boolean;
  readonly register: () => Promise<unknown>;
  readonly permission: () => NotificationPermission;
  /** Asks the person; browsers want a tap right before it. */
  readonly ask: () => Promise<NotificationPermission>;
  readonly isSubscribed: () => Promise<boolean>;
  /** The key of the server. */
  readonly key: () => Promise<string>;
  readonly subscribe: (key: string) => Promise<unknown>;
  /** Tells the server of the subscription of this browser; with `content` also what it may show. */
  readonly tell: (content?: boolean) => Promise<Taken>;
  /** The browser has no subscription, or shows nothing: a server that thinks otherwise is told. */
  readonly lose: () => Promise<unknown>;
  /** Takes the subscription away, here and at the server. */
  readonly unsubscribe: () => Promise<unknown>;
}

/** Whose device it is. */
export interface Wish {
  /** Whether they want notifications. */
  readonly wanted: () => boolean;
  readonly want: (wanted: boolean) => void;
}
