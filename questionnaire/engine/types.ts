import type { Action, Mode } from '../model/played.ts';
import type { Answer, AnswerReport, FinalReport, PartialReport } from '../model/report.ts';
import type { Flag } from '../model/schema.ts';
import type { EventList } from './events.ts';
import type { Log } from './regroup.ts';

export type { Action, Mode };

/** By question and item. */
export type LeftTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface StartOptions {
  readonly flags: readonly Flag[];
  readonly mode: Mode;
}

interface OpenState {
  readonly begun: StartOptions;
  readonly questionId: string;
  /** Increases per question, to recognise stale events. */
  readonly instance: number;
  readonly answers: Readonly<Record<string, Answer>>;
  /** By item id, valid or not. */
  readonly typed: Readonly<Record<string, string>>;
  /** By item id; later typing may withdraw them. */
  readonly sent: Readonly<Record<string, string>>;
  readonly flags: readonly Flag[];
  readonly log: Log | null;
  readonly events: EventList | null;
  readonly entered: EventList | null;
  /** Before the previous question ended, for BACK; `null` if impossible. */
  readonly past: { readonly events: EventList | null } | null;
  /** Restored on return; not part of `events`. */
  readonly left: LeftTexts;
}

export interface Asking extends OpenState {
  readonly status: 'asking';
}

/** The host's outcome is pending. */
export interface Waiting extends OpenState {
  readonly status: 'waiting';
  /** Before it ended. */
  readonly asked: Asking;
  readonly pressed?: string;
}

export interface Complete {
  readonly status: 'complete';
  readonly begun: StartOptions;
  readonly flags: readonly Flag[];
  readonly log: readonly AnswerReport[];
  readonly aborted: boolean;
  readonly events: EventList | null;
}

export type State = Asking | Waiting | Complete;

/** `instance` of its state. */
export type Event = { readonly instance: number } & (Action | { readonly type: 'BACK' });

export type Output =
  | { readonly type: 'partial'; readonly report: PartialReport }
  | { readonly type: 'final'; readonly report: FinalReport }
  | { readonly type: 'enter'; readonly questionId: string }
  | { readonly type: 'invalid'; readonly items: readonly string[] }
  /** Every button skips or aborts, so Enter presses none. */
  | { readonly type: 'choose'; readonly items: readonly string[] };

/** The same state object if unchanged. */
export type Step = readonly [state: State, outputs: readonly Output[]];
