import { oneReact } from '@parvis/theme/css/oneReact';
import { useBeforePaint } from '@parvis/ui/useBeforePaint';
import { createContext, useContext, useEffect, useState, useSyncExternalStore, version } from 'react';
import type { Event } from '../engine/types.ts';
import { type Callbacks, createPlayer, type HeardAs, type PlayerOptions, type Playing } from './player.ts';

/** Read to find out which React draws. */
const Nothing = createContext<undefined>(undefined);

/** What is played, and what its host is told: with `mode: 'partial'` each answer, by `onReport`. */
export type UseQuestionnaireOptions = PlayerOptions & Callbacks & HeardAs;

/** A questionnaire in play, and what its host may do with it. */
export interface QuestionnaireControls extends Playing {
  readonly definition: PlayerOptions['definition'];
  readonly send: (event: Event) => void;
  /** Closing what shows the questionnaire (Escape, close button, swipe) is this. */
  readonly abort: () => void;
  /** Back to the question before, if its answer was not reported. */
  readonly back: () => void;
  readonly canGoBack: boolean;
}

/**
 * Plays a questionnaire. The engine's state is the only copy of answers and drafts. The options that are not
 * callbacks count at the first render: for another definition, give the component another `key`.
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
