import { describe, expect, test } from 'vitest';
import type { Item, Questionnaire } from '../model/schema.ts';
import { playedOf, replay } from './replay.ts';
import { oneQuestion, opens, type Scenario } from './testing/scenario.ts';
import { start, transition } from './transition.ts';
import type { Event } from './types.ts';

const fruit = oneQuestion({
  exclusive: true,
  items: [
    { type: 'checkbox', id: 'apple', preset: true },
    { type: 'checkbox', id: 'pear', preset: true },
    { type: 'confirm' },
  ],
});

describe('checkboxes', () => {
  test('an exclusive question keeps one tick and one preset', () => {
    const user = opens(fruit);
    expect(user.state).toMatchObject({ answers: { apple: true } });
    user.ticks('pear');
    expect(user.state).toMatchObject({ answers: { pear: true } });
    user.ticks('pear').confirms();
    expect(user.invalid).toEqual(['apple', 'pear']);
  });

  test('a preset never completes a question on load', () => {
    const user = opens(oneQuestion({ items: [{ type: 'checkbox', id: 'a', preset: true }] }));
    expect(user.sees()).toBe('only');
  });
});

describe('rating', () => {
  const stars = oneQuestion({ items: [{ type: 'rating', id: 's', min: 2, max: 4 }, { type: 'confirm' }] });

  test('the same star again clears the rating', () => {
    const user = opens(stars).rates('s', 3).rates('s', 3).confirms();
    expect(user.invalid).toEqual(['s']);
  });

  test('ignores a star out of range', () => {
    const user = opens(stars);
    const before = user.state;
    for (const value of [1, 5, 2.5, Number.NaN]) expect(user.rates('s', value).state).toBe(before);
  });
});

describe('typing', () => {
  const mail = oneQuestion({ items: [{ type: 'input', id: 'mail', subType: 'email' }] });
  const withButton = oneQuestion({
    items: [{ type: 'input', id: 'mail', subType: 'email' }, { type: 'confirm' }],
  });

  test('never completes by itself, since a@b.fr may become a@b.france', () => {
    const user = opens(mail).types('mail', 'a@b.fr');
    expect(user.sees()).toBe('only');
    expect(user.state).toMatchObject({ typed: { mail: 'a@b.fr' }, answers: {} });
    user.types('mail', ' a@b.france ').commits('mail');
    expect(user.finals[0]?.answersArray[0]?.answers).toEqual({ mail: 'a@b.france' });
  });

  test('marks and keeps an invalid committed text', () => {
    const user = opens(mail).types('mail', 'a@b').commits('mail');
    expect(user.invalid).toEqual(['mail']);
    expect(user.state).toMatchObject({ typed: { mail: 'a@b' } });
  });

  test('with a button the answer follows the text', () => {
    const user = opens(withButton).types('mail', 'a@b.fr');
    expect(user.state).toMatchObject({ answers: { mail: 'a@b.fr' } });
    user.types('mail', 'a@b').confirms();
    expect(user.invalid).toEqual(['mail']);
    expect(user.state).toMatchObject({ answers: {} });
  });

  test('changing a sent text withdraws its answer; retyping it restores the answer', () => {
    const both = oneQuestion({
      items: [
        { type: 'message', id: 'm' },
        { type: 'rating', id: 's' },
      ],
    });
    const user = opens(both).types('m', 'Merci').commits('m');
    expect(user.types('m', 'Merci b').state).toMatchObject({ answers: {} });
    expect(user.rates('s', 5).sees()).toBe('only');
    expect(user.types('m', 'Merci ').state).toMatchObject({ answers: { m: 'Merci', s: 5 } });
    expect(user.types('m', 'Non').types('m', 'Merci').rates('s', 4).sees()).toBe('done');
    expect(user.log[0]?.answers).toEqual({ m: 'Merci', s: 4 });
  });

  test.each([
    ['with a button', [{ type: 'confirm' }]],
    ['without one', []],
  ] as const)('sending the same value again records nothing, %s', (_, end) => {
    const items = [{ type: 'message', id: 'm' }, { type: 'rating', id: 's' }, ...end] as const;
    const user = opens(oneQuestion({ items: [...items] }))
      .types('m', 'Merci')
      .commits('m');
    const { state } = user;
    expect(user.commits('m').invalid).toEqual(['s']);
    expect(user.state).toBe(state);
  });

  test('committing accepts the other valid fields and reports the missing items', () => {
    const three = oneQuestion({
      items: [
        { type: 'input', id: 'mail', subType: 'email' },
        { type: 'input', id: 'phone', subType: 'phone' },
        { type: 'message', id: 'm' },
      ],
    });
    const user = opens(three).types('mail', 'a@b.fr').types('phone', '06').types('m', 'Merci').commits('m');
    expect(user.invalid).toEqual(['phone']);
    expect(user.state).toMatchObject({ answers: { mail: 'a@b.fr', m: 'Merci' } });
    expect(user.commits('mail').invalid).toEqual(['phone']);
    expect(user.commits('phone').invalid).toEqual(['phone']);
    user.types('phone', '0612345678').commits('phone');
    expect(user.log[0]?.answers).toEqual({ mail: 'a@b.fr', phone: '33612345678', m: 'Merci' });
  });

  test('rejects an invalid text and reports the other missing items', () => {
    const items: Item[] = [
      { type: 'yesNo', id: 'y', yes: {}, no: {} },
      { type: 'input', id: 'mail', subType: 'email' },
      { type: 'message', id: 'm' },
    ];
    const user = opens(oneQuestion({ items })).types('m', 'Merci').types('mail', 'a@b').commits('mail');
    expect(user.invalid).toEqual(['y', 'mail']);
    expect(user.state).toMatchObject({ answers: {} });
  });

  test.each<[string, Item[], string]>([
    ['leaves', [{ type: 'nextButton', id: 'stop', abort: true }], 'only'],
    ['skips', [{ type: 'nextButton', id: 'later', skip: true }], 'done'],
    [
      'leaves, before one that sends',
      [
        { type: 'nextButton', id: 'stop', abort: true },
        { type: 'nextButton', id: 'go' },
      ],
      'done',
    ],
  ])('Enter never presses a button that %s', (_what, buttons, sees) => {
    const items: Item[] = [{ type: 'input', id: 'mail', subType: 'email' }, ...buttons];
    const user = opens(oneQuestion({ items })).types('mail', 'a@b.fr').commits('mail');
    expect(user.sees()).toBe(sees);
    expect(user.log.map(({ answers }) => answers)).toEqual(sees === 'done' ? [{ mail: 'a@b.fr' }] : []);
    expect(user.finals.map(({ abort }) => abort)).toEqual(sees === 'done' ? [false] : []);
  });

  test('Enter reports the buttons when each skips or aborts', () => {
    const items: Item[] = [
      { type: 'input', id: 'mail', subType: 'email' },
      { type: 'nextButton', id: 'stop', abort: true },
      { type: 'nextButton', id: 'later', skip: true },
    ];
    const user = opens(oneQuestion({ items })).types('mail', 'a@b').commits('mail');
    expect(user.outputs).toEqual([{ type: 'invalid', items: ['mail'] }]);
    user.types('mail', 'a@b.fr').commits('mail');
    expect(user.outputs).toEqual([{ type: 'choose', items: ['stop', 'later'] }]);
    expect(user.sees()).toBe('only');
  });

  test('truncates to the field’s maximum', () => {
    const user = opens(oneQuestion({ items: [{ type: 'message', id: 'm' }] })).types('m', 'é'.repeat(300));
    expect(user.state).toMatchObject({ typed: { m: 'é'.repeat(200) } });
  });

  test.each([
    ['message', 200, 'é'],
    ['email', 255, 'a'],
    ['phone', 23, '0'],
    ['code', 5, 'a'],
  ] as const)(
    'a text longer than its field (%s) is recorded as truncated, and rejected if replayed whole',
    (kind, max, letter) => {
      const item =
        kind === 'message'
          ? ({ type: kind, id: 'm' } as const)
          : ({ type: 'input', subType: kind, id: 'm' } as const);
      const definition = oneQuestion({ items: [item] });
      const typed = (length: number) => {
        const text = letter.repeat(length);
        return replay(definition, {
          flags: [],
          mode: 'whole',
          events: [{ type: 'TYPE', item: 'm', text }, { type: 'ABORT' }],
        });
      };
      expect(typed(max)).toMatchObject({ ok: true });
      expect(typed(max + 1)).toEqual({ ok: false, at: 0, reason: 'tooLong', max });
      const { state } = opens(definition).types('m', letter.repeat(max + 1));
      const { events, ...begun } = playedOf(definition, state);
      expect(replay(definition, { ...begun, events: [...events, { type: 'ABORT' }] })).toMatchObject({
        ok: true,
      });
    },
  );

  test('Enter presses the only next button, with its effects', () => {
    const user = opens({
      version: 1,
      start: 'mail',
      questions: {
        mail: {
          items: [
            { type: 'input', id: 'mail', subType: 'email' },
            { type: 'nextButton', id: 'go', followUp: 'code' },
          ],
        },
        code: { items: [{ type: 'input', id: 'code', subType: 'code' }] },
      },
    });
    expect(user.types('mail', 'a@b.fr').commits('mail').sees()).toBe('code');
  });

  test('reports a message as text with its type', () => {
    const user = opens(oneQuestion({ items: [{ type: 'message', id: 'm' }] }))
      .types('m', 'Merci\nà vous')
      .commits('m');
    expect(user.finals[0]?.answersArray[0]).toMatchObject({
      answers: { m: 'Merci\nà vous' },
      msgTxt: 'Merci\nà vous',
      msgType: 'thanks',
    });
  });
});

const routed: Questionnaire = {
  version: 1,
  start: 'q',
  contextFlags: ['night'],
  questions: {
    q: {
      items: [
        { type: 'checkbox', id: 'leak', flags: { night: ['urgent'], default: ['normal'] }, set: ['water'] },
        { type: 'checkbox', id: 'smell', clear: { urgent: ['later'] }, followUp: 'smell' },
        { type: 'nextButton', id: 'next', flags: ['pressed'] },
      ],
      flags: { urgent: ['neverReadTooEarly'], leak: ['sawLeak'] },
      followUp: { pressed: { urgent: 'end' }, default: 'smell' },
    },
    smell: { items: [{ type: 'text', text: 'Gaz\u202f?' }] },
    end: { items: [{ type: 'text', id: 'bye' }] },
  },
};

describe('optional fields', () => {
  const items: Item[] = [
    { type: 'input', id: 'mail', subType: 'email', required: false },
    { type: 'message', id: 'm', required: false },
    { type: 'yesNo', id: 'y', yes: {}, no: {}, required: false },
    { type: 'confirm' },
  ];
  const definition = oneQuestion({ items });

  test('an empty one counts as answered and is not reported', () => {
    expect(opens(definition).confirms().log[0]?.answers).toEqual({});
    const user = opens(definition).types('mail', 'a@b.fr').answers('y', 'no').confirms();
    expect(user.log[0]?.answers).toEqual({ mail: 'a@b.fr', y: false });
  });

  test('an invalid text is not optional', () => {
    const user = opens(definition).types('mail', 'a@b').confirms();
    expect(user.invalid).toEqual(['mail']);
    expect(user.types('mail', '').confirms().sees()).toBe('done');
  });

  test('Enter in the empty field completes the question', () => {
    const alone = oneQuestion({ items: [{ type: 'message', id: 'm', required: false }] });
    expect(opens(alone).commits('m').log[0]?.answers).toEqual({});
    expect(opens(alone).types('m', 'ß').commits('m').invalid).toEqual(['m']);
  });

  test('a tap elsewhere keeps the text', () => {
    const tapped = oneQuestion({ items: items.slice(1, 3) });
    const user = opens(tapped).types('m', 'Merci').answers('y', 'yes');
    expect(user.sees()).toBe('only');
    expect(user.commits('m').log[0]?.answers).toEqual({ m: 'Merci', y: true });
  });
});

describe('finishing a question', () => {
  test('resolves flags with the old flags, follow-up and changes with the new ones', () => {
    const user = opens(routed, { flags: ['night'] })
      .ticks('leak')
      .presses('next');
    expect(user.sees()).toBe('end');
    expect(user.state.flags).toEqual(['night', 'urgent', 'pressed', 'sawLeak']);
    expect(user.log[0]).toMatchObject({
      qstnId: 'q',
      answers: { leak: true },
      chng: { set: ['water'], clear: [] },
    });
  });

  test('the follow-up of an answer beats that of the question', () => {
    const user = opens(routed, { flags: ['night'] })
      .ticks('smell')
      .ticks('leak')
      .presses('next');
    expect(user.sees()).toBe('smell');
    expect(user.log[0]?.chng).toEqual({ set: ['water'], clear: ['later'] });
  });

  test('an entry holds the items as shown', () => {
    const user = opens(oneQuestion({ items: [{ type: 'text', id: 'hello' }] })).confirms();
    expect(user.log[0]?.items).toEqual([{ type: 'text', id: 'hello' }, { type: 'confirm' }]);
  });

  test('null ends the questionnaire, whole or for one key', () => {
    const items: Item[] = [
      { type: 'yesNo', id: 'a', yes: { followUp: null }, no: { followUp: { night: null, default: 'q' } } },
    ];
    const definition: Questionnaire = { version: 1, start: 'q', questions: { q: { items, followUp: 'q' } } };
    expect(opens(definition).answers('a', 'yes').finals).toMatchObject([{ abort: false }]);
    expect(opens(definition).answers('a', 'no').sees()).toBe('q');
    const night = opens(definition, { flags: ['night'] });
    expect(night.answers('a', 'no').finals).toMatchObject([{ abort: false }]);
  });

  test('a matching key without a value names no follow-up', () => {
    const user = opens(
      oneQuestion({ items: [{ type: 'text', id: 'a' }], followUp: { closed: {}, default: 'only' } }),
      { flags: ['closed'] },
    ).confirms();
    expect(user.sees()).toBe('done');
  });

  test('a rating routes by its stars, a yesNo by its side', () => {
    const definition: Questionnaire = {
      version: 1,
      start: 'stars',
      questions: {
        stars: {
          items: [{ type: 'rating', id: 's', values: { 5: { flags: ['great'] } } }],
          followUp: 'sure',
        },
        sure: {
          items: [{ type: 'yesNo', id: 'y', yes: {}, no: { followUp: 'stars' } }],
          followUp: { 'y.yes': 'end' },
        },
        end: { items: [{ type: 'confirm' }] },
      },
    };
    const user = opens(definition).rates('s', 5).answers('y', 'no').rates('s', 4).answers('y', 'yes');
    expect(user.sees()).toBe('end');
    expect(user.state.flags).toEqual(['great']);
    expect(user.log.map(({ qstnId }) => qstnId)).toEqual(['stars', 'sure', 'stars', 'sure']);
  });

  test('reportAnswer: false leaves the question out of the report', () => {
    const user = opens(oneQuestion({ items: [{ type: 'confirm' }], reportAnswer: false, flags: ['yes'] }));
    expect(user.confirms().finals).toEqual([
      { partial: false, final: true, abort: false, flags: ['yes'], answersArray: [] },
    ]);
  });
});

const twoSteps: Questionnaire = {
  version: 1,
  start: 'first',
  questions: {
    first: { items: [{ type: 'yesNo', id: 'a', yes: {}, no: {} }], followUp: 'second' },
    second: {
      items: [{ type: 'yesNo', id: 'b', yes: {}, no: { abort: true, flags: ['never'], followUp: 'first' } }],
      abortDefault: { answers: { b: false }, flags: { 'b.no': ['refused'] }, set: ['left'] },
    },
  },
};

describe('partial mode', () => {
  test('reports each answer at once, and none in the final report', () => {
    const user = opens(twoSteps, { mode: 'partial' }).answers('a', 'yes').answers('b', 'yes');
    expect(user.partials.map(({ answersArray }) => answersArray.map(({ qstnId }) => qstnId))).toEqual([
      ['first'],
      ['second'],
    ]);
    expect(user.finals).toMatchObject([{ abort: false, answersArray: [] }]);
  });

  test('BACK cannot undo a reported answer', () => {
    const user = opens(twoSteps, { mode: 'partial' }).answers('a', 'yes');
    const before = user.state;
    expect(user.goesBack().state).toBe(before);
  });
});

describe('aborting', () => {
  test('reports the question’s defaults and drops unsent input', () => {
    const user = opens(twoSteps).answers('a', 'yes').leaves();
    expect(user.finals).toHaveLength(1);
    expect(user.finals[0]).toMatchObject({ abort: true, flags: ['refused'] });
    expect(user.finals[0]?.answersArray).toMatchObject([
      { qstnId: 'first' },
      { qstnId: 'second', answers: { b: false }, chng: { set: ['left'], clear: [] } },
    ]);
  });

  test('reports the defaults by a partial report, and nothing twice', () => {
    const user = opens(twoSteps, { mode: 'partial' }).answers('a', 'yes').leaves();
    expect(user.partials.at(-1)).toMatchObject({ flags: ['refused'], answersArray: [{ qstnId: 'second' }] });
    expect(user.finals).toMatchObject([{ abort: true, flags: ['refused'], answersArray: [] }]);
  });

  test('ignores effects beside abort', () => {
    const items: Item[] = [
      { type: 'checkbox', id: 'on', followUp: 'end' },
      { type: 'checkbox', id: 'off', abort: true, flags: ['dead'], set: ['dead'], followUp: 'end' },
      { type: 'confirm' },
    ];
    const definition: Questionnaire = {
      version: 1,
      start: 'a',
      questions: { a: { items }, end: { items: [{ type: 'confirm' }] } },
    };
    expect(opens(definition).ticks('off').confirms().finals).toMatchObject([{ abort: true, flags: [] }]);
    const both = opens(definition).ticks('on').ticks('off').confirms();
    expect([both.sees(), both.state.flags, both.log[0]?.chng.set]).toEqual(['end', [], []]);
  });

  test('a waiting question keeps its answers, without the defaults', () => {
    const definition = oneQuestion({
      items: [{ type: 'yesNo', id: 'a', yes: {}, no: {} }],
      await: ['late'],
      flags: ['asked'],
      abortDefault: { answers: { a: false }, flags: ['left'], set: ['left'] },
    });
    const answers = [{ qstnId: 'only', answers: { a: true }, chng: { set: [], clear: [] } }];
    const whole = opens(definition).answers('a', 'yes').leaves();
    expect(whole.finals).toMatchObject([{ abort: true, flags: ['asked'], answersArray: answers }]);
    const partial = opens(definition, { mode: 'partial' }).answers('a', 'yes').leaves();
    expect(partial.partials).toMatchObject([{ answersArray: answers }]);
    expect(partial.finals).toMatchObject([{ abort: true, flags: ['asked'], answersArray: [] }]);
  });

  test('an answer marked as abort aborts, without its other effects', () => {
    const user = opens(twoSteps).answers('a', 'yes').answers('b', 'no');
    expect(user.state).toMatchObject({ status: 'complete', aborted: true, flags: ['refused'] });
  });

  test('adds no entry without defaults', () => {
    const user = opens(twoSteps).leaves();
    expect(user.finals).toEqual([{ partial: false, final: true, abort: true, flags: [], answersArray: [] }]);
  });
});

const login: Questionnaire = {
  version: 1,
  start: 'code',
  questions: {
    code: {
      items: [{ type: 'input', id: 'code', subType: 'code' }],
      await: ['wrongCode', 'noRecord'],
      flags: ['asked'],
      followUp: { wrongCode: 'code', default: 'welcome' },
    },
    welcome: { items: [{ type: 'text', id: 'welcome' }] },
  },
};

describe('BACK, then the same answer again', () => {
  const answered = (item: Item, answer: (user: Scenario) => Scenario) => {
    const definition: Questionnaire = {
      version: 1,
      start: 'a',
      questions: { a: { items: [item], followUp: 'b' }, b: { items: [{ type: 'confirm' }] } },
    };
    const user = answer(opens(definition)).goesBack();
    expect(user.state).toMatchObject({ questionId: 'a', answers: {} });
    expect(answer(user).sees()).toBe('b');
  };

  test.each<[string, Item, (user: Scenario) => Scenario]>([
    ['yes', { type: 'yesNo', id: 'i', yes: {}, no: {} }, (user) => user.answers('i', 'yes')],
    ['a lone tick', { type: 'checkbox', id: 'i' }, (user) => user.ticks('i')],
    ['stars', { type: 'rating', id: 'i' }, (user) => user.rates('i', 4)],
  ])('%s resumes as before', (_what, item, answer) => answered(item, answer));

  test('BACK restores the answers of a question ended by a button', () => {
    const items: Item[] = [{ type: 'rating', id: 'i' }, { type: 'confirm' }];
    const definition: Questionnaire = {
      version: 1,
      start: 'a',
      questions: { a: { items, followUp: 'b' }, b: { items: [{ type: 'confirm' }] } },
    };
    const user = opens(definition).rates('i', 4).confirms().goesBack();
    expect(user.state).toMatchObject({ answers: { i: 4 } });
    expect(user.confirms().sees()).toBe('b');
  });
});

describe('a skip button', () => {
  const items: Item[] = [
    { type: 'input', id: 'mail', subType: 'email' },
    { type: 'nextButton', id: 'later', skip: true, followUp: 'b' },
  ];
  const definition: Questionnaire = {
    version: 1,
    start: 'a',
    questions: {
      a: { items, await: ['failed'], flags: ['asked'], followUp: 'end' },
      b: { items: [{ type: 'confirm' }] },
      end: { items: [{ type: 'confirm' }] },
    },
  };

  test('needs no answer, reports none and awaits nothing', () => {
    const user = opens(definition, { mode: 'partial' }).types('mail', 'a@b').presses('later');
    expect(user.sees()).toBe('b');
    expect([user.partials, user.log, user.state.flags]).toEqual([[], [], []]);
    expect(user.goesBack().state).toMatchObject({ questionId: 'a', typed: { mail: 'a@b' } });
  });

  test('Enter with a valid answer does not press it', () => {
    const user = opens(definition).types('mail', 'a@b.fr').commits('mail');
    expect(user.sees()).toBe('waiting');
    expect(user.hears().sees()).toBe('end');
  });

  test('ignores flags and follow-ups of the answers beside it', () => {
    const chosen: Item[] = [
      { type: 'input', id: 'mail', subType: 'email' },
      { type: 'checkbox', id: 'urgent', preset: true, flags: ['urgent'], followUp: 'end' },
      { type: 'rating', id: 'stars', values: { 5: { flags: ['delighted'] } } },
      {
        ...{ type: 'nextButton', id: 'later', skip: true },
        ...{ flags: { urgent: ['both'], default: ['skipped'] }, followUp: { urgent: 'end', default: 'b' } },
      },
    ];
    const questions = { ...definition.questions, a: { items: chosen } };
    const user = opens({ ...definition, questions })
      .rates('stars', 5)
      .presses('later');
    expect([user.sees(), user.state.flags, user.log]).toEqual(['b', ['skipped'], []]);
  });

  test('aborts when marked so', () => {
    const leaving: Item[] = [
      { type: 'message', id: 'm' },
      { type: 'nextButton', id: 'stop', skip: true, abort: true },
    ];
    const user = opens(oneQuestion({ items: leaving, abortDefault: { flags: ['left'] } })).presses('stop');
    expect(user.finals).toMatchObject([{ abort: true, flags: ['left'] }]);
  });

  test('reports the abort defaults, as any other abort does', () => {
    const items: Item[] = [
      { type: 'rating', id: 'stars' },
      { type: 'nextButton', id: 'stop', skip: true, abort: true },
    ];
    const asked = oneQuestion({ items, abortDefault: { answers: { stars: 1 } } });
    const [skipped] = opens(asked).presses('stop').finals;
    expect(skipped?.answersArray).toMatchObject([{ answers: { stars: 1 } }]);
    expect(skipped).toEqual(opens(asked).leaves().finals[0]);
  });
});

test('never reports a code', () => {
  const items: Item[] = [
    { type: 'input', id: 'code', subType: 'code' },
    { type: 'input', id: 'mail', subType: 'email' },
    { type: 'confirm' },
  ];
  const definition = oneQuestion({ items, abortDefault: { answers: { code: 'ab2c3', mail: 'a@b.fr' } } });
  const person = () => opens(definition).types('code', 'ab2c3').types('mail', 'a@b.fr');
  for (const user of [person().confirms(), person().leaves()])
    expect(user.log.map(({ answers }) => answers)).toEqual([{ mail: 'a@b.fr' }]);
});

describe('an await question', () => {
  test('waits for the outcome, which applies to one choice only', () => {
    const user = opens(login, { mode: 'partial' }).types('code', 'AB2C3').commits('code');
    expect(user.sees()).toBe('waiting');
    expect(user.partials[0]?.answersArray).toMatchObject([{ qstnId: 'code', answers: {} }]);
    user.hears('wrongCode');
    expect(user.sees()).toBe('code');
    expect(user.state.flags).toEqual(['asked']);
    expect(user.types('code', 'ab2c4').commits('code').hears().sees()).toBe('welcome');
  });

  test('ignores answers while waiting, but allows ABORT and BACK', () => {
    const user = opens(login).types('code', 'ab2c3').commits('code');
    const waiting = user.state;
    expect(user.confirms().state).toBe(waiting);
    expect(user.goesBack().sees()).toBe('code');
    expect(user.state).toMatchObject({ typed: { code: 'ab2c3' }, log: null, flags: [] });
    expect(user.commits('code').leaves().finals).toMatchObject([{ abort: true }]);
  });

  test('ignores a late outcome of an earlier attempt', () => {
    const [first] = start(login);
    const typed = transition(login, first, { type: 'TYPE', item: 'code', text: 'ab2c3', instance: 1 })[0];
    const waiting = transition(login, typed, { type: 'COMMIT', item: 'code', instance: 1 })[0];
    const back = transition(login, waiting, { type: 'BACK', instance: 1 })[0];
    const again = transition(login, back, { type: 'COMMIT', item: 'code', instance: 2 })[0];
    expect(again.status).toBe('waiting');
    expect(transition(login, again, { type: 'OUTCOME', flags: [], instance: 1 })[0]).toBe(again);
  });

  test('aborts at once by an answer marked as abort', () => {
    const items: Item[] = [{ type: 'yesNo', id: 'a', yes: {}, no: { abort: true } }];
    const user = opens(oneQuestion({ items, await: ['fine'], followUp: { fine: 'only' } })).answers(
      'a',
      'no',
    );
    expect(user.finals).toMatchObject([{ abort: true, answersArray: [] }]);
  });

  test('an outcome may lead to abort', () => {
    const definition = oneQuestion({
      items: [
        { type: 'nextButton', id: 'go', followUp: { fine: 'only' } },
        { type: 'nextButton', id: 'stop', followUp: 'only' },
      ],
      await: ['fine'],
      abort: true,
    });
    expect(opens(definition).presses('go').hears('fine').sees()).toBe('only');
    expect(opens(definition).presses('go').hears().finals).toMatchObject([{ abort: true }]);
    expect(opens(definition).presses('stop').hears().sees()).toBe('only');
  });
});

describe('stale and invalid events', () => {
  test('a double tap does not answer the next question', () => {
    const definition: Questionnaire = {
      version: 1,
      start: 'a',
      questions: {
        a: { items: [{ type: 'yesNo', id: 'same', yes: {}, no: {} }], followUp: 'b' },
        b: { items: [{ type: 'yesNo', id: 'same', yes: {}, no: {} }] },
      },
    };
    const [first] = start(definition);
    const tap: Event = { type: 'YESNO', item: 'same', value: true, instance: 1 };
    const [second] = transition(definition, first, tap);
    expect(second).toMatchObject({ questionId: 'b', instance: 2 });
    expect(transition(definition, second, tap)[0]).toBe(second);
  });

  test('a missing follow-up question ends the questionnaire', () => {
    const definition = oneQuestion({ items: [{ type: 'confirm' }], followUp: 'constructor' });
    expect(opens(definition).confirms().finals).toHaveLength(1);
    expect(opens({ ...definition, start: 'toString' }).sees()).toBe('done');
  });
});

test('reports each of a thousand answers once, in order', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `q${index}`);
  const questions: Questionnaire['questions'] = {};
  ids.forEach((id, index) => {
    questions[id] = { items: [{ type: 'yesNo', id: 'a', yes: {}, no: {} }], followUp: ids[index + 1] ?? {} };
  });
  const definition: Questionnaire = { version: 1, start: 'q0', questions };
  let [state] = start(definition);
  while (state.status === 'asking') {
    const { instance } = state;
    [state] = transition(definition, state, { type: 'YESNO', item: 'a', value: true, instance });
  }
  expect(state.status === 'complete' && state.log.map(({ qstnId }) => qstnId)).toEqual(ids);
});
