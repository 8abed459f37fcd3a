import type { Answer, AnswerReport, FinalReport, PartialReport } from '../model/report.ts';
import type { Flag } from '../model/schema.ts';
import type { History } from './history.ts';
import type { Log } from './log.ts';

/** `partial`: each answered question is reported at once. `whole`: all of them with the final result. */
export type Mode = 'whole' | 'partial';

/** What BACK brings back: the question before the event that finished it, and what came before that. */
export interface Frame {
  readonly questionId: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly drafts: Readonly<Record<string, string>>;
  readonly flags: readonly Flag[];
  readonly log: Log | null;
  readonly history: History;
  readonly before: Frame | null;
}

interface Open {
  readonly mode: Mode;
  readonly questionId: string;
  /** Grows with every question that is entered, so that an event meant for another visit is told apart. */
  readonly instance: number;
  readonly answers: Readonly<Record<string, Answer>>;
  /** What is typed, by item id, valid or not. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly flags: readonly Flag[];
  /** Every answered question, newest first. */
  readonly log: Log | null;
  readonly past: Frame | null;
  readonly history: History;
}

/** A question is shown. */
export interface Asking extends Open {
  readonly status: 'asking';
}

/** An `await` question was answered; the host's outcome is pending. */
export interface Waiting extends Open {
  readonly status: 'waiting';
  /** The next button that was pressed, if it was one. */
  readonly pressed?: string;
}

/** Nothing more to ask; every event is without effect. */
export interface Complete {
  readonly status: 'complete';
  readonly flags: readonly Flag[];
  /** Every answered question, oldest first. */
  readonly log: readonly AnswerReport[];
  readonly aborted: boolean;
  readonly history: History;
}

export type State = Asking | Waiting | Complete;

/** What a person or the host does. `instance` is that of the state the event was made for. */
export type Event = { readonly instance: number } & (
  | { readonly type: 'CHECK'; readonly item: string }
  | { readonly type: 'YESNO'; readonly item: string; readonly value: boolean }
  | { readonly type: 'RATE'; readonly item: string; readonly value: number }
  | { readonly type: 'TYPE'; readonly item: string; readonly text: string }
  | { readonly type: 'COMMIT'; readonly item: string }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'NEXT'; readonly item: string }
  | { readonly type: 'ABORT' }
  | { readonly type: 'OUTCOME'; readonly flags: readonly Flag[] }
  | { readonly type: 'BACK' }
);

/** An event before it is known which visit it is for. */
export type Doing = Event extends infer E ? (E extends Event ? Omit<E, 'instance'> : never) : never;

/** What the host carries out. */
export type Output =
  | { readonly type: 'partial'; readonly report: PartialReport }
  | { readonly type: 'final'; readonly report: FinalReport }
  | { readonly type: 'enter'; readonly questionId: string }
  | { readonly type: 'invalid'; readonly items: readonly string[] };

/** A transition's result; the very same state object where nothing changed. */
export type Step = readonly [state: State, outputs: readonly Output[]];
