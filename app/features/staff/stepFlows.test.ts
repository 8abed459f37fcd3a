import { start, transition } from '@parvis/questionnaire/engine/transition';
import type { Event, State, Step } from '@parvis/questionnaire/engine/types';
import { blockUser } from '@parvis/questionnaire/flows/blockUser';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { expect, test } from 'vitest';
import { quickClose } from './closeFlows.ts';
import { isMessageRequested, parseBlockReport, parseCloseReport } from './stepFlows.ts';

type Doing = Event extends infer E ? (E extends Event ? Omit<E, 'instance'> : never) : never;

/** Plays a flow to its final report. */
const playOf = (definition: Questionnaire, ...doings: Doing[]): FinalReport | undefined => {
  let [state, outputs]: readonly [State, Step[1]] = start(definition);
  for (const doing of doings) {
    const instance = state.status === 'complete' ? 0 : state.instance;
    [state, outputs] = transition(definition, state, { ...doing, instance } as Event);
  }
  const final = outputs.find((output) => output.type === 'final');
  return final?.type === 'final' ? final.report : undefined;
};
const play = (...doings: Doing[]) => playOf(quickClose, ...doings);
const decide = (...doings: Doing[]) => {
  const report = play(...doings);
  return report && parseCloseReport(report);
};

const outcome = (item: string): Doing => ({ type: 'CHECK', item });
test.each(['solved', 'duplicate', 'notOurs'])('closes at once with the outcome %s', (name) => {
  expect(decide(outcome(`answer.${name}`))).toEqual({ step: 'close', outcome: name });
});

test('detects the request for a message, without deciding the close', () => {
  const report = play({ type: 'NEXT', item: 'staff.close.withWords' });
  expect(report && [isMessageRequested(report), parseCloseReport(report)]).toEqual([true, undefined]);
  const left = play({ type: 'ABORT' });
  expect(left && isMessageRequested(left)).toBe(false);
});
test('blocks for the ticked reasons after confirmation', () => {
  const tick = (name: string): Doing => ({ type: 'CHECK', item: `answer.${name}` });
  const next: Doing = { type: 'NEXT', item: 'flow.continue' };
  const says = (value: boolean): Doing => ({ type: 'YESNO', item: 'answer.blockUser', value });
  const decides = (...doings: Doing[]) => {
    const report = playOf(blockUser, ...doings);
    return report && parseBlockReport(report);
  };
  const ticked = [tick('otherReason'), tick('conflictWithUser'), next];
  const reason = ['conflictWithUser', 'otherReason'];
  expect(decides(...ticked, says(true))).toEqual({ step: 'block', reason });
  expect(decides(...ticked, says(false))).toBeUndefined();
  expect(decides(...ticked, { type: 'ABORT' })).toBeUndefined();
});
