import { outcomeSchema } from '@parvis/api/entities/case';
import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import { rejectCase } from '@parvis/questionnaire/flows/rejectCase';
import { expect, test } from 'vitest';
import { decidedWords, endTexts } from './wordsSteps.ts';

const txt = ' C’est réparé 👍 ';

test('a case is closed or declined with the words that were written, whatever signs they hold', () => {
  expect(decidedWords('closeWithWords', { txt, outcome: 'solved' })).toEqual({
    step: 'close',
    outcome: 'solved',
    txt: 'C’est réparé 👍',
  });
  expect(decidedWords('reject', { txt })).toEqual({ step: 'reject', txt: 'C’est réparé 👍' });
});

test.each([
  ['a close without an outcome', 'closeWithWords', { txt }],
  ['a close without words', 'closeWithWords', { txt: '\u200b', outcome: 'solved' }],
  ['a refusal without words', 'reject', { txt: ' ' }],
] as const)('%s does nothing', (_, step, written) => {
  expect(decidedWords(step, written)).toBeUndefined();
});

test('the forms ask what the flows ask that programs play', () => {
  const { closeCase: outcome, 'closeCase.message': message } = closeCase.questions;
  expect(endTexts.closeWithWords.words).toBe(message?.titleId);
  expect(outcome?.items.map(({ id }) => id)).toEqual(
    Object.values(outcomeSchema.def.entries).map((one) => `answer.${one}`),
  );
  expect(endTexts.reject.words).toBe(rejectCase.questions.rejectCase?.titleId);
  expect(rejectCase.questions.rejectCase?.items.map(({ id }) => id)).toContain(endTexts.reject.submit);
});
