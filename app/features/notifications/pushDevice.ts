import type { UnavailableReason } from './status.ts';

export interface RegistrationResult {
  readonly success: boolean;
  /** Made with an outdated key. */
  readonly staleKey: boolean;
  /** Show message texts. */
  readonly content: boolean;
}

/** Browser and server for the notifier; failures throw. */
export interface PushDevice {
  readonly getUnavailableReason: () => UnavailableReason | undefined;
  readonly hasWorkers: () => boolean;
  readonly registerWorker: () => Promise<unknown>;
  readonly getPermission: () => NotificationPermission;
  /** Needs a recent tap. */
  readonly askPermission: () => Promise<NotificationPermission>;
  readonly isSubscribed: () => Promise<boolean>;
  readonly fetchKey: () => Promise<string>;
  readonly subscribe: (key: string) => Promise<unknown>;
  /** `content` shows message texts. */
  readonly sendSubscription: (content?: boolean) => Promise<RegistrationResult>;
  /** No subscription, or nothing is shown. */
  readonly reportLoss: () => Promise<unknown>;
  readonly unsubscribe: () => Promise<unknown>;
}

export interface NotificationPreference {
  readonly wanted: () => boolean;
  readonly want: (wanted: boolean) => void;
}
