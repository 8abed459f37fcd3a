import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State, Step } from '@parvis/questionnaire/engine/types';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import { expect, test } from 'vitest';
import { decidedStep, type FlowStep, stepFlows } from './stepFlows.ts';

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
const item = 'answer.closeCase.message';
const says = (text: string): Doing => ({ type: 'TYPE', item, text });
const closes: Doing = { type: 'NEXT', item: 'closeCase.yes' };

test.each(['solved', 'duplicate', 'notOurs'])(
  'the outcome %s pressed is the close, and nothing more is asked',
  (name) => {
    expect(decide('close', outcome(`answer.${name}`))).toEqual({ step: 'close', outcome: name });
  },
);

test('who wants to say a word says it beside the outcome, and the button closes', () => {
  const writes: Doing = { type: 'NEXT', item: 'staff.close.withWords' };
  const doings = [outcome('answer.solved'), says('Réparé ce matin.'), closes];
  const closed = { step: 'close', outcome: 'solved', txt: 'Réparé ce matin.' };
  expect(decide('close', writes, ...doings)).toEqual(closed);
  expect(decide('closeWithWords', ...doings)).toEqual(closed);
});

test.each<[string, Doing[]]>([
  ['an outcome', [says('Déjà signalé hier.')]],
  ['its words', [outcome('answer.duplicate')]],
])('a close with a message does nothing without %s', (_, doings) => {
  expect(play('closeWithWords', ...doings, closes)).toBeUndefined();
});

test('a close with a message can be left as it is asked', () => {
  const leaves: Doing = { type: 'NEXT', item: 'staff.close.no' };
  expect(play('closeWithWords', outcome('answer.solved'), leaves)?.abort).toBe(true);
  expect(decide('closeWithWords', outcome('answer.solved'), leaves)).toBeUndefined();
});

test('a case is refused with the word that was written, and never without one', () => {
  const item = 'answer.rejectCase.message';
  const doings: Doing[] = [
    { type: 'TYPE', item, text: 'Hors sujet.' },
    { type: 'NEXT', item: 'rejectCase.yes' },
  ];
  expect(decide('reject', ...doings)).toEqual({ step: 'reject', txt: 'Hors sujet.' });
  const report = play('reject', ...doings);
  expect(report && decidedStep('reject', { ...report, answersArray: [] })).toBeUndefined();
});

test.each(['close', 'closeWithWords', 'reject', 'leave'] as const)(
  'leaving the drawer of %s decides nothing',
  (step) => {
    expect(decide(step, { type: 'ABORT' })).toBeUndefined();
  },
);
