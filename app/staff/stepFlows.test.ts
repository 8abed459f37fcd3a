import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State, Step } from '@parvis/questionnaire/engine/types';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { expect, test } from 'vitest';
import { closeAtOnce } from './closeFlows.ts';
import { decidedClose, wantsWords } from './stepFlows.ts';

type Doing = Event extends infer E ? (E extends Event ? Omit<E, 'instance'> : never) : never;

/** Plays the flow of a close as a member of staff would, and answers its final report. */
const play = (...doings: Doing[]): FinalReport | undefined => {
  const definition = closeAtOnce;
  let [state, outputs]: readonly [State, Step[1]] = start(definition);
  for (const doing of doings) {
    const instance = state.status === 'complete' ? 0 : state.instance;
    [state, outputs] = transition(definition, state, { ...doing, instance } as Event);
  }
  const final = outputs.find((output) => output.type === 'final');
  return final?.type === 'final' ? final.report : undefined;
};
const decide = (...doings: Doing[]) => {
  const report = play(...doings);
  return report && decidedClose(report);
};

const outcome = (item: string): Doing => ({ type: 'CHECK', item });
test.each(['solved', 'duplicate', 'notOurs'])(
  'the outcome %s pressed is the close, and nothing more is asked',
  (name) => {
    expect(decide(outcome(`answer.${name}`))).toEqual({ step: 'close', outcome: name });
  },
);

test('who wants to say a word with a close says so, and nothing is decided yet', () => {
  const report = play({ type: 'NEXT', item: 'staff.close.withWords' });
  expect(report && [wantsWords(report), decidedClose(report)]).toEqual([true, undefined]);
  const left = play({ type: 'ABORT' });
  expect(left && wantsWords(left)).toBe(false);
});

test('leaving the drawer decides nothing', () => {
  expect(decide({ type: 'ABORT' })).toBeUndefined();
});
