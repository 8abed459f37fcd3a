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
const message = (value: boolean): Doing => ({ type: 'YESNO', item: 'answer.closeCase.offer', value });

test.each(['solved', 'duplicate', 'notOurs'])('closing as %s without a word names that outcome', (name) => {
  expect(decide('close', outcome(`answer.${name}`), message(false))).toEqual({
    step: 'close',
    outcome: name,
  });
});

test('a word for the contributor goes with the close', () => {
  const item = 'answer.closeCase.message';
  const closed = decide(
    'close',
    outcome('answer.solved'),
    message(true),
    { type: 'TYPE', item, text: 'Réparé ce matin.' },
    { type: 'COMMIT', item },
  );
  expect(closed).toEqual({ step: 'close', outcome: 'solved', txt: 'Réparé ce matin.' });
});

test('whoever asked to close with a message is not asked whether there is one', () => {
  const item = 'answer.closeCase.message';
  const closed = decide(
    'closeWithWords',
    outcome('answer.duplicate'),
    { type: 'TYPE', item, text: 'Déjà signalé hier.' },
    { type: 'COMMIT', item },
  );
  expect(closed).toEqual({ step: 'close', outcome: 'duplicate', txt: 'Déjà signalé hier.' });
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
