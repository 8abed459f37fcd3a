import { describe, expect, test } from 'vitest';
import { survey } from '../analysis/symbolic/survey.ts';
import { findPartsWitness, findPlaceWitness, replayWitness } from '../analysis/symbolic/witness.ts';
import { opens } from '../engine/testing/scenario.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import { allFlows } from './all.ts';
import { cancelReport } from './cancelReport.ts';
import { closeCase } from './closeCase.ts';
import { getHoldItemId, holdCase } from './holdCase.ts';
import { leaveCase } from './leaveCase.ts';
import { rejectCase } from './rejectCase.ts';
import { satisfaction } from './satisfaction.ts';
import { sendReport } from './sendReport.ts';

describe.each(Object.entries(allFlows))('%s', (_name, { definition }) => {
  test('is a valid definition', () => {
    expect(parseQuestionnaire(definition)).toEqual({ ok: true, questionnaire: definition });
  });

  test('puts the prompts of one-tap steps in titles', () => {
    for (const question of Object.values(definition.questions)) expect(question.titleId).toBeDefined();
  });

  test('matches the model check, and can be aborted anywhere without a yes', () => {
    const surveyed = survey(definition);
    for (const step of surveyed.steps) {
      const last = replayWitness(definition, findPartsWitness(surveyed, [step])).at(-1);
      if (step.toKey) expect(last).toMatchObject({ questionId: step.to });
      else expect(last).toMatchObject({ status: 'complete', aborted: step.ending === 'left' });
      expect(JSON.stringify(last?.log)).not.toMatch(/"answer\.\w+\.code":"[^"]/);
    }
    for (const place of surveyed.places.values()) {
      const last = replayWitness(definition, findPlaceWitness(surveyed, place, [{ type: 'ABORT' }])).at(-1);
      expect(last).toMatchObject({ status: 'complete', aborted: true });
      expect(last?.flags).not.toContain('yes');
    }
  });
});

test('sending a report is confirmed by its button', () => {
  expect(opens(sendReport).confirms().finals).toMatchObject([{ abort: false, flags: ['yes'] }]);
});

test.each([
  ['cancelReport', cancelReport],
  ['leaveCase', leaveCase],
])('%s: yes raises the flag, no leaves it down', (name, definition) => {
  expect(opens(definition).answers(`answer.${name}`, 'yes').finals).toMatchObject([
    { abort: false, flags: ['yes'] },
  ]);
  expect(opens(definition).answers(`answer.${name}`, 'no').finals).toMatchObject([
    { abort: true, flags: [] },
  ]);
});

describe('satisfaction', () => {
  test('a satisfied user thanks the staff', () => {
    const user = opens(satisfaction, { mode: 'partial' })
      .rates('answer.satisfaction', 5)
      .confirms()
      .answers('answer.satisfaction.thanks', 'yes')
      .types('answer.satisfaction.thanksMessage', 'Merci, c’était rapide !')
      .commits('answer.satisfaction.thanksMessage')
      .rates('answer.satisfaction.tool', 4)
      .presses('satisfaction.next');
    expect(user.sees()).toBe('satisfaction.end');
    user.confirms();
    expect(user.finals).toHaveLength(1);
    expect(user.reported.map(({ answers }) => answers)).toEqual([
      { 'answer.satisfaction': 5 },
      { 'answer.satisfaction.thanksMessage': "Merci, c'était rapide !" },
      { 'answer.satisfaction.tool': 4 },
    ]);
    expect(user.reported[1]).toMatchObject({ msgTxt: "Merci, c'était rapide !", msgType: 'thanks' });
  });

  test('between contributors the thanks go to the contributor', () => {
    const user = opens(satisfaction, { flags: ['betweenUsers'] })
      .rates('answer.satisfaction', 4)
      .confirms();
    expect(user.sees()).toBe('satisfaction.thanksUser');
  });

  test('a dissatisfied user may explain, and may skip rating the tool', () => {
    const user = opens(satisfaction).rates('answer.satisfaction', 3).confirms();
    expect(user.sees()).toBe('satisfaction.wrong');
    user
      .answers('answer.satisfaction.wrong', 'yes')
      .types('answer.satisfaction.wrongMessage', 'Le problème est revenu');
    user.commits('answer.satisfaction.wrongMessage').presses('satisfaction.next').confirms();
    expect(user.finals[0]?.answersArray.map(({ qstnId }) => qstnId)).toEqual([
      'satisfaction',
      'satisfaction.wrongMessage',
      'satisfaction.tool',
    ]);
  });

  test('one answer is enough', () => {
    const user = opens(satisfaction).rates('answer.satisfaction', 1).confirms();
    user.answers('answer.satisfaction.wrong', 'no').presses('satisfaction.next').confirms();
    expect(user.finals[0]?.answersArray[0]?.answers).toEqual({ 'answer.satisfaction': 1 });
  });
});

describe('closing a case', () => {
  test('requires an outcome but no message', () => {
    const user = opens(closeCase).ticks('answer.duplicate').answers('answer.closeCase.offer', 'no');
    expect(user.finals).toMatchObject([{ abort: false, flags: ['duplicate', 'yes'] }]);
  });

  test('accepts a message', () => {
    const user = opens(closeCase).ticks('answer.solved').answers('answer.closeCase.offer', 'yes');
    user.types('answer.closeCase.message', 'Réparé').commits('answer.closeCase.message');
    expect(user.finals[0]).toMatchObject({
      flags: ['solved', 'yes'],
      answersArray: [{ answers: { 'answer.solved': true } }, { msgTxt: 'Réparé', msgType: 'close' }],
    });
  });

  test('closing the drawer midway raises no flag', () => {
    expect(opens(closeCase).ticks('answer.solved').leaves().finals[0]?.flags).not.toContain('yes');
  });
});

describe('rejecting a case', () => {
  const reasoned = () => opens(rejectCase).types('answer.rejectCase.message', 'Introuvable');

  test('takes a reason and sets the closed flag', () => {
    expect(reasoned().presses('rejectCase.yes').finals).toMatchObject([
      {
        abort: false,
        flags: ['yes', 'closed'],
        answersArray: [{ msgTxt: 'Introuvable', msgType: 'reject' }],
      },
    ]);
  });

  test('requires a reason', () => {
    expect(opens(rejectCase).presses('rejectCase.yes').finals).toEqual([]);
  });

  test('Enter in the reason field never rejects', () => {
    const entered = reasoned().commits('answer.rejectCase.message');
    expect(entered.finals).toEqual([]);
    expect(entered.presses('rejectCase.yes').finals).toHaveLength(1);
  });

  test('can be cancelled', () => {
    expect(reasoned().presses('rejectCase.no').finals).toMatchObject([{ abort: true, flags: [] }]);
  });
});

test('holding a case takes a reason and a day', () => {
  const user = opens(holdCase).types('answer.holdCase.reason', 'Devis refusé');
  expect(user.ticks(getHoldItemId('week')).finals).toEqual([]);
  expect(user.presses('holdCase.yes').finals).toMatchObject([
    { abort: false, flags: ['week', 'yes'], answersArray: [{ msgType: 'note' }] },
  ]);
});
