import { tellOnce } from '@parvis/theme/css/tellOnce';
import { AnswerRefused } from '../engine/answerRefused.ts';
import { playedOf } from '../engine/replay.ts';
import { type Restart, type Resumed, resume, type Snapshot, snapshot } from '../engine/snapshot.ts';
import { askedAgain, start, transition } from '../engine/transition.ts';
import type { Event, Mode, Output, State } from '../engine/types.ts';
import type { Played } from '../model/played.ts';
import type { Answers, FinalReport, PartialReport } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';

/** What the host does with a questionnaire's outputs. */
export interface Callbacks {
  /** An answered question (partial mode). */
  onReport?: ((report: PartialReport) => void) | undefined;
  /** The end; also an aborted one, where `onAbort` is not given. `played` is all that was done, to be played again elsewhere. */
  onFinal?: ((report: FinalReport, played: Played) => void) | undefined;
  /** It was left. */
  onAbort?: ((report: FinalReport, played: Played) => void) | undefined;
  /** A question is shown. */
  onQuestion?: ((questionId: string) => void) | undefined;
  /**
   * An `await` question was answered: carry it out and give its outcome as flags. A failure is an outcome too, for
   * which the definition has a way; after a rejected promise the question is asked again, and that is said: of
   * `AnswerRefused` the reason, beside what was typed.
   */
  onAwait?: ((questionId: string, answers: Answers) => Promise<readonly Flag[]>) | undefined;
  /** After every change. */
  onState?: ((state: State) => void) | undefined;
  /** What was kept could not be gone on with, so the questionnaire began anew: say so. */
  onRestart?: ((reason: Restart) => void) | undefined;
}

/**
 * Where the host keeps what was answered and typed, so that a reload loses nothing. Both are called at once, as long
 * as the page lives: storage that answers later is read before the questionnaire is shown. Codes are never handed over.
 */
export interface DraftStore {
  /** What was kept, or nothing. Anything that is no snapshot is given up. */
  readonly load: () => unknown;
  /** Keeps a snapshot in place of the one before; `undefined` once the questionnaire is over. */
  readonly save: (snapshot: Snapshot | undefined) => void;
}

/** What is shown. */
export interface Playing {
  readonly state: State;
  /** The items marked as invalid by the last try. */
  readonly invalid: readonly string[];
  /** The buttons that alone lead on: the last press of Enter could do nothing. */
  readonly choose: readonly string[];
  /** Grows with every try that failed. */
  readonly attempts: number;
  /** The host could not find out the outcome, so the question is asked again. */
  readonly unheard: boolean;
  /** Why the host took the answer for none, as long as it stands. */
  readonly refused?: string | undefined;
}

/** Answers that are told one by one are told to somebody: the final report repeats none of them. */
export type HeardAs =
  | { mode?: 'whole' | undefined }
  | { mode: 'partial'; onReport: NonNullable<Callbacks['onReport']> };

const LOST =
  'A questionnaire with mode="partial" has no onReport: its answers are lost, for its final report repeats none.';

/** What is played, and where it begins: `initialState` counts before `drafts`, and both before `initialFlags`. */
export interface PlayerOptions {
  definition: Questionnaire;
  /** What names exactly this definition, a hash for instance: drafts of another are given up. By default its `version` decides. */
  questionnaireId?: string | undefined;
  initialFlags?: readonly Flag[] | undefined;
  mode?: Mode | undefined;
  /** Goes on where a snapshot was taken. */
  initialState?: State | undefined;
  /** Goes on where the person was, and keeps what they do. */
  drafts?: DraftStore | undefined;
}

/** A questionnaire being played: the engine's state, and the outputs carried to the host. No React in here. */
export interface Player {
  readonly get: () => Playing;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
  /** Carries out what the start itself caused; a second call does nothing. */
  readonly begin: () => void;
  callbacks: Callbacks;
}

/** The item that an event is about, whose mark it lifts. */
function itemOf(event: Event): string | undefined {
  return 'item' in event && event.type !== 'COMMIT' && event.type !== 'NEXT' ? event.item : undefined;
}

/** Creates a player; it begins asking at once. */
export function createPlayer(options: PlayerOptions): Player {
  const { definition, drafts, questionnaireId } = options;
  const {
    step: [first, firstOutputs],
    restarted,
  } = firstStep(options);
  const listeners = new Set<() => void>();
  let playing: Playing = { state: first, invalid: [], choose: [], attempts: 0, unheard: false };
  let begun = false;

  const player: Player = {
    callbacks: {},
    get: () => playing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const before = playing.state;
      const [state, outputs] = transition(definition, before, event);
      if (state === before && outputs.length === 0) return;
      const marked = marks(playing, before, state, event, outputs);
      show({ state, ...marked, unheard: false, refused: undefined }, outputs);
    },
    begin() {
      if (begun) return;
      begun = true;
      if (restarted) player.callbacks.onRestart?.(restarted);
      carryOut(firstOutputs);
      awaitOutcome(first, undefined);
    },
  };

  function show(next: Playing, outputs: readonly Output[]): void {
    const before = playing.state;
    const { state } = next;
    playing = next;
    for (const listener of listeners) listener();
    carryOut(outputs);
    if (state === before) return;
    player.callbacks.onState?.(state);
    keep(state);
    awaitOutcome(state, before);
  }

  function keep(state: State): void {
    drafts?.save(state.status === 'complete' ? undefined : snapshot(definition, state, questionnaireId));
  }

  function carryOut(outputs: readonly Output[]): void {
    const { onReport, onFinal, onAbort, onQuestion } = player.callbacks;
    for (const output of outputs) {
      if (output.type === 'partial') {
        onReport?.(output.report);
        if (process.env.NODE_ENV !== 'production' && !onReport) tellOnce(LOST);
      }
      if (output.type === 'enter') onQuestion?.(output.questionId);
      if (output.type !== 'final') continue;
      const hear = output.report.abort ? (onAbort ?? onFinal) : onFinal;
      hear?.(output.report, playedOf(definition, playing.state));
    }
  }

  function awaitOutcome(state: State, before: State | undefined): void {
    if (state.status !== 'waiting' || before?.status === 'waiting') return;
    const { onAwait } = player.callbacks;
    if (!onAwait) return;
    const { questionId, answers, instance } = state;
    // Asynchronous, so that a host that throws is one that rejects.
    const outcome = async () => onAwait(questionId, { ...answers });
    void outcome().then(
      (flags) => player.send({ type: 'OUTCOME', flags: [...flags], instance }),
      (error: unknown) => askAgain(instance, error),
    );
  }

  function askAgain(instance: number, error: unknown): void {
    const { state } = playing;
    if (state.status !== 'waiting' || state.instance !== instance) return;
    const refused = error instanceof AnswerRefused ? error.words : undefined;
    const isRefused = refused !== undefined;
    const invalid = isRefused ? Object.keys(state.asked.typed) : [];
    const marked = { invalid, attempts: isRefused ? 1 : 0, unheard: !isRefused, refused };
    show({ state: askedAgain(state), choose: [], ...marked }, []);
  }

  return player;
}

function firstStep(options: PlayerOptions): Resumed {
  const { definition, questionnaireId, initialFlags, mode, initialState, drafts } = options;
  if (initialState) return { step: [initialState, []], restarted: null };
  if (drafts) return resume(definition, drafts.load(), initialFlags, mode, questionnaireId);
  return { step: start(definition, initialFlags, mode), restarted: null };
}

function marks(
  { invalid, attempts }: Playing,
  before: State,
  state: State,
  event: Event,
  outputs: readonly Output[],
): Pick<Playing, 'invalid' | 'choose' | 'attempts'> {
  for (const output of outputs) {
    if (output.type === 'invalid') return { invalid: output.items, choose: [], attempts: attempts + 1 };
    if (output.type === 'choose') return { invalid: [], choose: output.items, attempts: attempts + 1 };
  }
  const sameVisit =
    before.status === 'asking' && state.status === 'asking' && before.instance === state.instance;
  if (!sameVisit) return { invalid: [], choose: [], attempts: 0 };
  const item = itemOf(event);
  const left = event.type === 'CHECK' ? [] : invalid.filter((id) => id !== item);
  return { invalid: left, choose: [], attempts };
}
