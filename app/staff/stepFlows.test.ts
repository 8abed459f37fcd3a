import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State, Step } from '@parvis/questionnaire/engine/types';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { expect, test } from 'vitest';
import { decidedStep, type FlowStep, stepFlows, wantsWords } from './stepFlows.ts';

type Doing = Event extends infer E ? (E extends Event ? Omit<E, 'instance'> : never) : never;

/** Plays a flow as a member of staff would, and answers its final report. */
const play = (step: FlowStep, ...doings: Doing[]): FinalReport | undefined => {
  const { definition } = stepFlows[step];
  let [state, outputs]: readonly [State, Step[1]] = start(definition);
  for (const doing of doings) {
    const instance = state.status === 'complete' ? 0 : state.instance;
    [state, outputs] = transition(definition, state, { ...doing, instance } as Event);
  }
  const final = outputs.find((output) => output.type === 'final');
  return final?.type === 'final' ? final.report : undefined;
};
const decide = (step: FlowStep, ...doings: Doing[]) => {
  const report = play(step, ...doings);
  return report && decidedStep(step, report);
};

const outcome = (item: string): Doing => ({ type: 'CHECK', item });
test.each(['solved', 'duplicate', 'notOurs'])(
  'the outcome %s pressed is the close, and nothing more is asked',
  (name) => {
    expect(decide('close', outcome(`answer.${name}`))).toEqual({ step: 'close', outcome: name });
  },
);

test('who wants to say a word with a close says so, and nothing is decided yet', () => {
  const report = play('close', { type: 'NEXT', item: 'staff.close.withWords' });
  expect(report && [wantsWords(report), decidedStep('close', report)]).toEqual([true, undefined]);
  const left = play('close', { type: 'ABORT' });
  expect(left && wantsWords(left)).toBe(false);
});

test.each(['close', 'leave'] as const)('leaving the drawer of %s decides nothing', (step) => {
  expect(decide(step, { type: 'ABORT' })).toBeUndefined();
});
