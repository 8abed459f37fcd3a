import { describe, expect, test } from 'vitest';
import { textIdsOf } from '../analysis/places/textIds.ts';
import { opens } from '../engine/testing/scenario.ts';
import { parseQuestionnaire } from '../model/parse.ts';
import { allFlows } from './all.ts';
import { cancelReport } from './cancelReport.ts';
import { closeCase } from './closeCase.ts';
import { holdCase } from './holdCase.ts';
import { leaveCase } from './leaveCase.ts';
import { rejectCase } from './rejectCase.ts';
import { satisfaction } from './satisfaction.ts';
import { startReport } from './startReport.ts';

describe.each(Object.entries(allFlows))('%s', (_name, { definition }) => {
  test('is an accepted definition', () => {
    expect(parseQuestionnaire(definition)).toEqual({ ok: true, questionnaire: definition });
  });

  test('carries every prompt of a one-tap step in its title', () => {
    for (const question of Object.values(definition.questions)) expect(question.titleId).toBeDefined();
  });

  test('can be left at any time, and nothing is decided then', () => {
    expect(opens(definition).leaves().finals).toMatchObject([{ abort: true, flags: [], answersArray: [] }]);
  });
});

describe('sending a report', () => {
  test('is confirmed by its button', () => {
    expect(opens(startReport()).confirms().finals).toMatchObject([{ abort: false, flags: ['yes'] }]);
  });

  test('shows the notices of the customer', () => {
    const ids = textIdsOf(startReport({ staffSeeId: 'place.staffSee', emergencyId: 'town.emergency' }));
    expect([...ids]).toEqual(['startReport', 'town.emergency', 'place.staffSee', 'startReport.send']);
    expect(textIdsOf(startReport({ emergencyId: null }))).not.toContain('startReport.emergency');
  });
});

test.each([
  ['cancelReport', cancelReport],
  ['leaveCase', leaveCase],
  ['holdCase', holdCase],
])('%s: yes raises the flag, no leaves', (name, definition) => {
  expect(opens(definition).answers(`answer.${name}`, 'yes').finals).toMatchObject([
    { abort: false, flags: ['yes'] },
  ]);
  expect(opens(definition).answers(`answer.${name}`, 'no').finals).toMatchObject([
    { abort: true, flags: [] },
  ]);
});

describe('satisfaction', () => {
  test('a content person thanks the staff', () => {
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

  test('between users the thanks go to the person', () => {
    const user = opens(satisfaction, { flags: ['betweenUsers'] })
      .rates('answer.satisfaction', 4)
      .confirms();
    expect(user.sees()).toBe('satisfaction.thanksUser');
  });

  test('a discontented person may say why, and may skip the rating of the tool', () => {
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

  test('a person in a hurry answers once', () => {
    const user = opens(satisfaction).rates('answer.satisfaction', 1).confirms();
    user.answers('answer.satisfaction.wrong', 'no').presses('satisfaction.next').confirms();
    expect(user.finals[0]?.answersArray[0]?.answers).toEqual({ 'answer.satisfaction': 1 });
  });
});

describe('closing a case', () => {
  test('names an outcome, without a message', () => {
    const user = opens(closeCase).ticks('answer.duplicate').answers('answer.closeCase.offer', 'no');
    expect(user.finals).toMatchObject([{ abort: false, flags: ['duplicate', 'yes'] }]);
  });

  test('may say a word', () => {
    const user = opens(closeCase).ticks('answer.solved').answers('answer.closeCase.offer', 'yes');
    user.types('answer.closeCase.message', 'Réparé').commits('answer.closeCase.message');
    expect(user.finals[0]).toMatchObject({
      flags: ['solved', 'yes'],
      answersArray: [{ answers: { 'answer.solved': true } }, { msgTxt: 'Réparé', msgType: 'close' }],
    });
  });

  test('closing the drawer half-way decides nothing', () => {
    expect(opens(closeCase).ticks('answer.solved').leaves().finals[0]?.flags).not.toContain('yes');
  });
});

describe('refusing a case', () => {
  const reasoned = () => opens(rejectCase).types('answer.rejectCase.message', 'Introuvable');

  test('says why, and sets the closed flag', () => {
    expect(reasoned().presses('rejectCase.yes').finals).toMatchObject([
      {
        abort: false,
        flags: ['yes', 'closed'],
        answersArray: [{ msgTxt: 'Introuvable', msgType: 'reject' }],
      },
    ]);
  });

  test('is impossible without a reason', () => {
    expect(opens(rejectCase).presses('rejectCase.yes').finals).toEqual([]);
  });

  test('never happens by Enter in the field of the reason', () => {
    const entered = reasoned().commits('answer.rejectCase.message');
    expect(entered.finals).toEqual([]);
    expect(entered.presses('rejectCase.yes').finals).toHaveLength(1);
  });

  test('can be thought over', () => {
    expect(reasoned().presses('rejectCase.no').finals).toMatchObject([{ abort: true, flags: [] }]);
  });
});
