import { expect, test } from 'vitest';
import { parseClosing } from './closingSteps.ts';

const txt = ' C’est réparé 👍 ';

test('closes or rejects with a message of any characters', () => {
  expect(parseClosing('closeWithWords', { txt, outcome: 'solved' })).toEqual({
    step: 'close',
    outcome: 'solved',
    txt: 'C’est réparé 👍',
  });
  expect(parseClosing('reject', { txt })).toEqual({ step: 'reject', txt: 'C’est réparé 👍' });
});
