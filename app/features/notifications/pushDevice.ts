import type { Lack } from './status.ts';

/** Answer of the registration. */
export interface Taken {
  readonly success: boolean;
  /** Made with an outdated key. */
  readonly staleKey: boolean;
  /** Message texts are shown. */
  readonly content: boolean;
}

/** Browser and server, as the notifier needs them; failures throw. */
export interface PushDevice {
  readonly lack: () => Lack | undefined;
  readonly hasWorkers: () => boolean;
  readonly register: () => Promise<unknown>;
  readonly permission: () => NotificationPermission;
  /** Browsers require a tap just before. */
  readonly ask: () => Promise<NotificationPermission>;
  readonly isSubscribed: () => Promise<boolean>;
  readonly key: () => Promise<string>;
  readonly subscribe: (key: string) => Promise<unknown>;
  /** Registers the subscription at the server; `content` shows message texts. */
  readonly tell: (content?: boolean) => Promise<Taken>;
  /** Reports that the browser has no subscription, or shows nothing. */
  readonly lose: () => Promise<unknown>;
  readonly unsubscribe: () => Promise<unknown>;
}

export interface Wish {
  readonly wanted: () => boolean;
  readonly want: (wanted: boolean) => void;
}
