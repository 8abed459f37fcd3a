import { oneReact } from '@parvis/theme/css/oneReact';
import { useBeforePaint } from '@parvis/ui/useBeforePaint';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, version } from 'react';
import type { Event } from '../engine/types.ts';
import {
  type Callbacks,
  createPlayer,
  type PlayerOptions,
  type PlayerState,
  type ReportMode,
} from './player.ts';

/** A second copy of React. */
const Nothing = createContext<undefined>(undefined);

/** `mode: 'partial'` requires `onReport`. */
export type UseQuestionnaireOptions = PlayerOptions & Callbacks & ReportMode;

export interface QuestionnaireControls extends PlayerState {
  readonly definition: PlayerOptions['definition'];
  readonly send: (event: Event) => void;
  /** Escape, close button, swipe. */
  readonly abort: () => void;
  /** Unless its answer was reported. */
  readonly back: () => void;
  readonly canGoBack: boolean;
}

/**
 * Plays a questionnaire; the engine's state is the only copy. Options other than callbacks are read once: use another
 * `key` for another definition.
 */
export function useQuestionnaire(options: UseQuestionnaireOptions): QuestionnaireControls {
  oneReact(useContext<undefined>, Nothing, version);
  const [player] = useState(() => createPlayer(options));
  const [definition] = useState(options.definition);
  const playing = useSyncExternalStore(player.subscribe, player.get, player.get);
  useBeforePaint(() => {
    player.callbacks = options;
  });
  useEffect(() => player.begin(), [player]);

  const { state } = playing;
  const instance = state.status === 'complete' ? 0 : state.instance;
  return {
    ...playing,
    definition,
    send: player.send,
    abort: () => player.send({ type: 'ABORT', instance }),
    back: () => player.send({ type: 'BACK', instance }),
    canGoBack: state.status !== 'complete' && state.past !== null,
  };
}
