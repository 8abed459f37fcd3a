import type { Action, Mode } from '../model/played.ts';
import type { Answer, AnswerReport, FinalReport, PartialReport } from '../model/report.ts';
import type { Flag } from '../model/schema.ts';
import type { Events } from './events.ts';
import type { Log } from './regroup.ts';

export type { Action, Mode };

/** What stood in the fields of questions that somebody went back from: by question, by item. */
export type Left = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How a questionnaire was begun. */
export interface Begun {
  readonly flags: readonly Flag[];
  readonly mode: Mode;
}

interface Open {
  readonly begun: Begun;
  readonly questionId: string;
  /** Grows with every question that is entered, so that an event meant for another visit is told apart. */
  readonly instance: number;
  readonly answers: Readonly<Record<string, Answer>>;
  /** What stands in the fields, by item id, valid or not. */
  readonly typed: Readonly<Record<string, string>>;
  /** The answers that fields were sent with, by item id; what is typed since may have withdrawn them. */
  readonly sent: Readonly<Record<string, string>>;
  readonly flags: readonly Flag[];
  /** Every answered question, newest first. */
  readonly log: Log | null;
  /** All that was done, newest first: the one memory of the past. */
  readonly events: Events | null;
  /** Where in `events` the question was entered. */
  readonly entered: Events | null;
  /** What had been done before the question before was ended, to which BACK leads; nothing where it leads nowhere. */
  readonly past: { readonly events: Events | null } | null;
  /** Is typed again where those questions are asked again; no part of what was done. */
  readonly left: Left;
}

/** A question is shown. */
export interface Asking extends Open {
  readonly status: 'asking';
}

/** An `await` question was answered; the host's outcome is pending. */
export interface Waiting extends Open {
  readonly status: 'waiting';
  /** The question as it was before it was ended. */
  readonly asked: Asking;
  /** The next button that was pressed, if it was one. */
  readonly pressed?: string;
}

/** Nothing more to ask; every event is without effect. */
export interface Complete {
  readonly status: 'complete';
  readonly begun: Begun;
  readonly flags: readonly Flag[];
  /** Every answered question, oldest first. */
  readonly log: readonly AnswerReport[];
  readonly aborted: boolean;
  readonly events: Events | null;
}

/** All that the engine remembers of a questionnaire in play; never changed in place. */
export type State = Asking | Waiting | Complete;

/** What a person or the host does. `instance` is that of the state the event was made for. */
export type Event = { readonly instance: number } & (Action | { readonly type: 'BACK' });

/** What the host carries out. */
export type Output =
  | { readonly type: 'partial'; readonly report: PartialReport }
  | { readonly type: 'final'; readonly report: FinalReport }
  | { readonly type: 'enter'; readonly questionId: string }
  | { readonly type: 'invalid'; readonly items: readonly string[] }
  /** Nothing is missing, and Enter presses none of the buttons that are there: each leaves or skips. */
  | { readonly type: 'choose'; readonly items: readonly string[] };

/** A transition's result; the very same state object where nothing changed. */
export type Step = readonly [state: State, outputs: readonly Output[]];
