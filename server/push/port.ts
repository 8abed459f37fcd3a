/**
 * What decides that somebody is pushed to asks for it here (`pushToPerson.ts`); what is then done about it is the queue's
 * (`queue/`), which several servers share.
 */
import type { NotificationType } from '@parvis/api/entities/notification';
import type { Urgency } from '../store/schema.ts';

/** What is pushed: something of a case, up to one of its messages; or a trial that somebody asked for. */
export type PushNews =
  | {
      readonly type: Exclude<NotificationType, 'trial'>;
      readonly csid: string;
      readonly msgId: number;
      /** For the person as staff of its customer, and not as who reported it. */
      readonly staff: boolean;
    }
  | { readonly type: 'trial' };

/** How it is pushed. */
export interface PushHow {
  readonly urgency: Urgency;
  /** Of several with the same topic for one person the newest alone is shown, and sent where the older ones still wait. */
  readonly topic?: string;
  /** From then on it is worth nothing, and no push service keeps it: a day where nothing else is said. */
  readonly until?: Date;
  /** To the device of this session alone (its hash), in place of all of the person. */
  readonly session?: string;
}

/** What came of it: the ids of what is on its way, one for each device; or nobody is subscribed, and the next way is to be gone. */
export type Pushed =
  | { readonly outcome: 'queued'; readonly ids: readonly string[] }
  | { readonly outcome: 'noSubscription' };
