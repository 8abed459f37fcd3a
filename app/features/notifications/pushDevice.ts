import type { UnavailableReason } from './status.ts';

export interface RegistrationResult {
  readonly success: boolean;
  /** Made with an outdated key. */
  readonly staleKey: boolean;
  /** Message texts are shown. */
  readonly content: boolean;
}

/** Browser and server, as the notifier needs them; failures throw. */
export interface PushDevice {
  readonly getUnavailableReason: () => UnavailableReason | undefined;
  readonly hasWorkers: () => boolean;
  readonly registerWorker: () => Promise<unknown>;
  readonly getPermission: () => NotificationPermission;
  /** Browsers require a tap just before. */
  readonly askPermission: () => Promise<NotificationPermission>;
  readonly isSubscribed: () => Promise<boolean>;
  readonly fetchKey: () => Promise<string>;
  readonly subscribe: (key: string) => Promise<unknown>;
  /** Registers the subscription at the server; `content` shows message texts. */
  readonly sendSubscription: (content?: boolean) => Promise<RegistrationResult>;
  /** Reports that the browser has no subscription, or shows nothing. */
  readonly reportLoss: () => Promise<unknown>;
  readonly unsubscribe: () => Promise<unknown>;
}

export interface NotificationPreference {
  readonly wanted: () => boolean;
  readonly want: (wanted: boolean) => void;
}
