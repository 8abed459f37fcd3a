import { expect, test } from 'vitest';
import { decidedWords } from './wordsSteps.ts';

const txt = ' C’est réparé 👍 ';

test('closes or rejects with a message of any characters', () => {
  expect(decidedWords('closeWithWords', { txt, outcome: 'solved' })).toEqual({
    step: 'close',
    outcome: 'solved',
    txt: 'C’est réparé 👍',
  });
  expect(decidedWords('reject', { txt })).toEqual({ step: 'reject', txt: 'C’est réparé 👍' });
});
