import { describe, expect, test } from 'vitest';
import type { Item, Question } from '../model/schema.ts';
import { hasButtons, listShownItems } from './confirmRule.ts';
import { oneQuestion, opens, type Scenario } from './testing/scenario.ts';

const text: Item = { type: 'text', id: 'text' };
const separator: Item = { type: 'separator' };
const photo: Item = { type: 'photo', id: 'photo' };
const image: Item = { type: 'image', imgSrc: '/a.png' };
const yesNo: Item = { type: 'yesNo', id: 'yesNo', yes: {}, no: {} };
const yesNo2: Item = { type: 'yesNo', id: 'yesNo2', yes: 'y', no: 'n' };
const box: Item = { type: 'checkbox', id: 'box' };
const box2: Item = { type: 'checkbox', id: 'box2' };
const preset: Item = { type: 'checkbox', id: 'preset', preset: true };
const next: Item = { type: 'nextButton', id: 'next' };
const skip: Item = { type: 'nextButton', id: 'skip', skip: true };
const confirm: Item = { type: 'confirm' };
const input: Item = { type: 'input', id: 'input', subType: 'email' };
const input2: Item = { type: 'input', id: 'input2', subType: 'phone' };
const message: Item = { type: 'message', id: 'message' };
const rating: Item = { type: 'rating', id: 'rating' };
const optional: Item = { type: 'rating', id: 'rating', required: false };

type Action = (user: Scenario) => Scenario;
const tick: Action = (user) => user.ticks('box');
const tick2: Action = (user) => user.ticks('box2');
const yes: Action = (user) => user.answers('yesNo', 'yes');
const yes2: Action = (user) => user.answers('yesNo2', 'no');
const star: Action = (user) => user.rates('rating', 3);
const typeMail: Action = (user) => user.types('input', 'a@b.fr');
const enterMail: Action = (user) => user.commits('input');
const typePhone: Action = (user) => user.types('input2', '0612345678');
const enterPhone: Action = (user) => user.commits('input2');
const typeMessage: Action = (user) => user.types('message', 'Merci !');
const sendMessage: Action = (user) => user.commits('message');
const pressNext: Action = (user) => user.presses('next');
const pressSkip: Action = (user) => user.presses('skip');
const pressConfirm: Action = (user) => user.confirms();

/** Items, appended confirm, and actions; the last one completes. */
const table: Array<[name: string, items: Item[], appended: boolean, ...actions: Action[]]> = [
  ['text', [text], true, pressConfirm],
  ['image', [image], true, pressConfirm],
  ['photo', [photo], true, pressConfirm],
  ['photo, nextButton: next', [photo, next], true, pressNext],
  ['photo, yesNo', [photo, yesNo], true, pressConfirm, yes, pressConfirm],
  ['photo, message', [photo, message], false, sendMessage, typeMessage, sendMessage],
  ['text, separator', [text, separator], true, pressConfirm],
  ['text, yesNo', [text, yesNo], true, pressConfirm, yes, pressConfirm],
  ['yesNo', [yesNo], false, yes],
  ['yesNo, yesNo', [yesNo, yesNo2], false, yes, yes2],
  ['checkbox × n', [box, box2], false, tick2],
  ['text, checkbox × n', [text, box, box2], true, pressConfirm, tick, tick2, pressConfirm],
  ['checkbox × n, nextButton', [box, box2, next], false, pressNext, tick, pressNext],
  ['text, checkbox × n, nextButton: confirm', [text, box, box2, next], true, tick, pressConfirm],
  ['text, checkbox × n, nextButton: next', [text, box, box2, next], true, tick, pressNext],
  ['text, nextButton: confirm', [text, next], true, pressConfirm],
  ['text, nextButton: next', [text, next], true, pressNext],
  ['nextButton', [next], false, pressNext],
  ['checkbox, yesNo', [box, yesNo], false, tick, yes],
  ['yesNo, then checkbox', [box, yesNo], false, yes, tick],
  ['input', [input], false, enterMail, typeMail, enterMail],
  ['text, input', [text, input], false, typeMail, enterMail],
  ['input, input', [input, input2], false, typeMail, enterMail, typePhone, enterPhone],
  ['input, input: one press sends both', [input, input2], false, typeMail, typePhone, enterMail],
  ['input, confirm', [input, confirm], false, pressConfirm, typeMail, pressConfirm],
  ['message, confirm', [message, confirm], false, pressConfirm, typeMessage, pressConfirm],
  ['rating, confirm', [rating, confirm], false, pressConfirm, star, pressConfirm],
  ['input, nextButton', [input, next], false, pressNext, typeMail, pressNext],
  ['text, message, nextButton', [text, message, next], false, pressNext, typeMessage, pressNext],
  ['message', [message], false, typeMessage, sendMessage],
  ['rating', [rating], false, star],
  ['rating? alone', [optional], false, star],
  ['text, rating?, nextButton without stars', [text, optional, next], false, pressNext],
  ['text, rating?, nextButton with stars', [text, optional, next], false, star, pressNext],
  ['rating, message', [rating, message], false, star, typeMessage, sendMessage],
  ['message, then rating', [rating, message], false, typeMessage, sendMessage, star],
  ['input, yesNo', [input, yesNo], false, yes, typeMail, enterMail],
  ['checkbox, rating', [box, rating], false, tick, star],
  ['checkbox, message', [box, message], false, typeMessage, sendMessage, tick],
  ['checkbox × n, confirm', [box, box2, confirm], false, pressConfirm, tick, pressConfirm],
  ['text, yesNo, confirm', [text, yesNo, confirm], false, pressConfirm, yes, pressConfirm],
  ['input, skip: enter', [input, skip], false, typeMail, enterMail],
  ['input, skip: skip', [input, skip], false, typeMail, pressSkip],
  ['message, nextButton, skip', [message, next, skip], false, pressNext, pressSkip],
  ['text, skip: skip', [text, skip], true, pressSkip],
  ['confirm', [confirm], false, pressConfirm],
  ['checkbox preset, checkbox', [preset, box], false, tick],
];

describe('the confirm rule', () => {
  test.each(table)('%s', (_name, items, appended, ...actions) => {
    const question: Question = { items };
    const confirms = listShownItems(question).filter((item) => item.type === 'confirm').length;
    expect(listShownItems(question).length).toBe(items.length + (appended ? 1 : 0));
    expect(confirms).toBeLessThanOrEqual(1);

    const user = opens(oneQuestion(question));
    expect(user.sees()).toBe('only');
    actions.forEach((act, index) => {
      act(user);
      expect(user.sees()).toBe(index === actions.length - 1 ? 'done' : 'only');
    });
    expect(user.finals).toHaveLength(1);
  });

  test('a question with a button waits for a press', () => {
    expect(hasButtons({ items: [text] })).toBe(true);
    expect(hasButtons({ items: [box, next] })).toBe(true);
    expect(hasButtons({ items: [box] })).toBe(false);
  });
});

test('a skip button does not count as a button unless nothing else can send the answers', () => {
  const others = [text, yesNo, box, input, rating, next, confirm];
  for (let chosen = 0; chosen < 2 ** others.length; chosen += 1) {
    const items = [...others.filter((_item, at) => chosen & (2 ** at)), skip];
    const sending = listShownItems({ items }).filter(({ type, id }) => type === 'confirm' || id === 'next');
    expect(hasButtons({ items })).toBe(sending.length > 0);
  }
});
