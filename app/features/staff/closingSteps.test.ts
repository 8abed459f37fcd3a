import { expect, test } from 'vitest';
import { parseClosingForm } from './closingSteps.ts';

const txt = ' C’est réparé 👍 ';

test('closes or rejects with a message of any characters', () => {
  expect(parseClosingForm('closeWithWords', { txt, outcome: 'solved' })).toEqual({
    step: 'close',
    outcome: 'solved',
    txt: 'C’est réparé 👍',
  });
  expect(parseClosingForm('reject', { txt })).toEqual({ step: 'reject', txt: 'C’est réparé 👍' });
});
