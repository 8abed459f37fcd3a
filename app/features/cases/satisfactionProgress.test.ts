import { enterFirstQuestion, replay } from '@parvis/questionnaire/engine/replay';
import { snapshot } from '@parvis/questionnaire/engine/snapshot';
import { transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State } from '@parvis/questionnaire/engine/types';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import { expect, test } from 'vitest';
import { getPartialAnswers } from '../questionnaire/partialAnswers.ts';
import { hasSentStars } from './satisfactionProgress.ts';

type Done = Event extends infer E ? (E extends Event ? Omit<E, 'instance'> : never) : never;

const after = (...events: Done[]): State =>
  events.reduce<State>(
    (state, event) => {
      if (state.status === 'complete') throw new Error('All is answered.');
      return transition(satisfaction, state, { ...event, instance: state.instance } as Event)[0];
    },
    enterFirstQuestion(satisfaction, [], 'whole')[0],
  );

const stars = (value: number): Done[] => [
  { type: 'RATE', item: 'answer.satisfaction', value },
  { type: 'CONFIRM' },
];
const answersAfter = (...events: Done[]) =>
  getPartialAnswers(satisfaction, after(...events))?.report.answersArray ?? [];

test('builds partial answers that the server replays as an abandoned questionnaire', () => {
  const so = getPartialAnswers(satisfaction, after(...stars(2)));
  expect(so?.report.answersArray.map(({ answers }) => answers)).toEqual([{ 'answer.satisfaction': 2 }]);
  expect(so?.played.events.at(-1)).toEqual({ type: 'ABORT' });
  expect(so && replay(satisfaction, so.played)).toMatchObject({ ok: true, report: { abort: true } });
  expect(answersAfter()).toEqual([]);
});
test('continues after sent stars, not after tapped ones', () => {
  const kept = (...events: Done[]) => snapshot(satisfaction, after(...events));
  const [tap, send] = stars(3);
  if (!tap || !send) throw new Error('Stars are tapped, then sent.');
  expect(hasSentStars(satisfaction, kept(tap, send))).toBe(true);
  expect(hasSentStars(satisfaction, kept(tap))).toBe(false);
  expect(hasSentStars(satisfaction, undefined)).toBe(false);
});
