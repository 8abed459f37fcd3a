import { tellOnce } from '@parvis/theme/css/tellOnce';
import { AnswerRefused } from '../engine/answerRefused.ts';
import { playedOf } from '../engine/replay.ts';
import { type Restart, type Resumed, resume, type Snapshot, snapshot } from '../engine/snapshot.ts';
import { reopenQuestion, start, transition } from '../engine/transition.ts';
import type { Event, Mode, Output, State } from '../engine/types.ts';
import type { Played } from '../model/played.ts';
import type { Answers, FinalReport, PartialReport } from '../model/report.ts';
import type { Flag, Questionnaire } from '../model/schema.ts';

export interface Callbacks {
  /** Partial mode. */
  onReport?: ((report: PartialReport, played: Played) => void) | undefined;
  /** Also aborts without `onAbort`. `played` allows a replay elsewhere. */
  onFinal?: ((report: FinalReport, played: Played) => void) | undefined;
  onAbort?: ((report: FinalReport, played: Played) => void) | undefined;
  onQuestion?: ((questionId: string) => void) | undefined;
  /**
   * Performs an `await` answer; returns the outcome as flags, failures included. A rejection asks again;
   * `AnswerRefused` shows its reason.
   */
  onAwait?: ((questionId: string, answers: Answers) => Promise<readonly Flag[]>) | undefined;
  /** After every change. */
  onState?: ((state: State) => void) | undefined;
  /** Drafts could not be resumed: tell the user. */
  onRestart?: ((reason: Restart) => void) | undefined;
}

/** Drafts across reloads, without codes. Synchronous: read slow storage before rendering. */
export interface DraftStore {
  /** An invalid one is dropped. */
  readonly load: () => unknown;
  /** `undefined` after the end. */
  readonly save: (snapshot: Snapshot | undefined) => void;
}

export interface PlayerState {
  readonly state: State;
  readonly invalid: readonly string[];
  /** When Enter presses none. */
  readonly choose: readonly string[];
  readonly attempts: number;
  /** No outcome: asked again. */
  readonly unheard: boolean;
  /** By the host. */
  readonly refused?: string | undefined;
}

/** Partial mode requires `onReport`: the final report repeats no answers. */
export type ReportMode =
  | { mode?: 'whole' | undefined }
  | { mode: 'partial'; onReport: NonNullable<Callbacks['onReport']> };

const LOST_REPORTS =
  'A questionnaire with mode="partial" has no onReport: its answers are lost, for its final report repeats none.';

/** `initialState` wins over `drafts`, both over `initialFlags`. */
export interface PlayerOptions {
  definition: Questionnaire;
  /** Such as a hash: drafts of another are dropped. Default `version`. */
  questionnaireId?: string | undefined;
  initialFlags?: readonly Flag[] | undefined;
  mode?: Mode | undefined;
  initialState?: State | undefined;
  drafts?: DraftStore | undefined;
}

/** Engine state and host callbacks, without React. */
export interface Player {
  readonly get: () => PlayerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
  /** Runs the start's outputs; idempotent. */
  readonly begin: () => void;
  callbacks: Callbacks;
}

function getEventItemId(event: Event): string | undefined {
  return 'item' in event && event.type !== 'COMMIT' && event.type !== 'NEXT' ? event.item : undefined;
}

export function createPlayer(options: PlayerOptions): Player {
  const { definition, drafts, questionnaireId } = options;
  const {
    step: [first, firstOutputs],
    restarted,
  } = createFirstStep(options);
  const listeners = new Set<() => void>();
  let playing: PlayerState = { state: first, invalid: [], choose: [], attempts: 0, unheard: false };
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
      const marked = updateMarks(playing, before, state, event, outputs);
      show({ state, ...marked, unheard: false, refused: undefined }, outputs);
    },
    begin() {
      if (begun) return;
      begun = true;
      if (restarted) player.callbacks.onRestart?.(restarted);
      runOutputs(firstOutputs);
      requestOutcome(first, undefined);
    },
  };

  function show(next: PlayerState, outputs: readonly Output[]): void {
    const before = playing.state;
    const { state } = next;
    playing = next;
    for (const listener of listeners) listener();
    runOutputs(outputs);
    if (state === before) return;
    player.callbacks.onState?.(state);
    saveDraft(state);
    requestOutcome(state, before);
  }

  function saveDraft(state: State): void {
    drafts?.save(state.status === 'complete' ? undefined : snapshot(definition, state, questionnaireId));
  }

  function runOutputs(outputs: readonly Output[]): void {
    const { onReport, onFinal, onAbort, onQuestion } = player.callbacks;
    for (const output of outputs) {
      if (output.type === 'partial') {
        onReport?.(output.report, playedOf(definition, playing.state));
        if (process.env.NODE_ENV !== 'production' && !onReport) tellOnce(LOST_REPORTS);
      }
      if (output.type === 'enter') onQuestion?.(output.questionId);
      if (output.type !== 'final') continue;
      const hear = output.report.abort ? (onAbort ?? onFinal) : onFinal;
      hear?.(output.report, playedOf(definition, playing.state));
    }
  }

  function requestOutcome(state: State, before: State | undefined): void {
    if (state.status !== 'waiting' || before?.status === 'waiting') return;
    const { onAwait } = player.callbacks;
    if (!onAwait) return;
    const { questionId, answers, instance } = state;
    // A synchronous throw becomes a rejection.
    const callHost = async () => onAwait(questionId, { ...answers });
    void callHost().then(
      (flags) => player.send({ type: 'OUTCOME', flags: [...flags], instance }),
      (error: unknown) => reopen(instance, error),
    );
  }

  function reopen(instance: number, error: unknown): void {
    const { state } = playing;
    if (state.status !== 'waiting' || state.instance !== instance) return;
    const refused = error instanceof AnswerRefused ? error.words : undefined;
    const isRefused = refused !== undefined;
    const invalid = isRefused ? Object.keys(state.asked.typed) : [];
    const marked = { invalid, attempts: isRefused ? 1 : 0, unheard: !isRefused, refused };
    show({ state: reopenQuestion(state), choose: [], ...marked }, []);
  }

  return player;
}

function createFirstStep(options: PlayerOptions): Resumed {
  const { definition, questionnaireId, initialFlags, mode, initialState, drafts } = options;
  if (initialState) return { step: [initialState, []], restarted: null };
  if (drafts) return resume(definition, drafts.load(), initialFlags, mode, questionnaireId);
  return { step: start(definition, initialFlags, mode), restarted: null };
}

function updateMarks(
  { invalid, attempts }: PlayerState,
  before: State,
  state: State,
  event: Event,
  outputs: readonly Output[],
): Pick<PlayerState, 'invalid' | 'choose' | 'attempts'> {
  for (const output of outputs) {
    if (output.type === 'invalid') return { invalid: output.items, choose: [], attempts: attempts + 1 };
    if (output.type === 'choose') return { invalid: [], choose: output.items, attempts: attempts + 1 };
  }
  const sameVisit =
    before.status === 'asking' && state.status === 'asking' && before.instance === state.instance;
  if (!sameVisit) return { invalid: [], choose: [], attempts: 0 };
  const item = getEventItemId(event);
  const left = event.type === 'CHECK' ? [] : invalid.filter((id) => id !== item);
  return { invalid: left, choose: [], attempts };
}
