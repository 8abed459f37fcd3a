import type { BodyOf } from '@parvis/api/call';
import type { townCalls } from '@parvis/api/calls/town';
import type { BlockReason } from '@parvis/api/entities/block';
import type { AssignStep } from './assign/receivers.ts';

type Handling = BodyOf<typeof townCalls.casesHandling>;

/** Each sent with an idempotency key. */
export type CaseStep =
  | { readonly step: 'handle' | 'rejoin'; readonly free?: true }
  | { readonly step: 'resume'; readonly undo?: true }
  | { readonly step: 'hold'; readonly reason: string; readonly txt?: string; readonly until?: string }
  | { readonly step: 'reject'; readonly txt: string }
  | { readonly step: 'close'; readonly outcome: NonNullable<Handling['outcome']>; readonly txt?: string }
  /** `crUid`: between users, not the reporter. */
  | { readonly step: 'block'; readonly reason: readonly BlockReason[]; readonly crUid?: string }
  | { readonly step: 'unblock'; readonly crUid?: string }
  | { readonly step: 'proposeCall'; readonly event: 'proposed'; readonly txt?: string }
  | { readonly step: 'reportCall'; readonly event: 'declined' | 'begun' | 'ended' | 'missed' }
  | { readonly step: 'duplicate'; readonly keptCsid: string }
  | { readonly step: 'recategorize'; readonly ccatCode: string }
  | AssignStep
  | {
      readonly step: 'callService';
      readonly gcatCode?: string;
      readonly grpGpid?: string;
      readonly txt?: string;
    }
  | {
      readonly step:
        | 'leave'
        | 'askMobile'
        | 'askDirect'
        | 'openToFollowers'
        | 'closeToFollowers'
        | 'separate'
        | 'unite'
        | 'undoDuplicate'
        | 'undoAssign';
    };
