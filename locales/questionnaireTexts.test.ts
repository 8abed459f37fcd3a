import { expect, test } from 'vitest';
import { questionnaireTexts } from './questionnaireTexts.ts';

const { refused } = questionnaireTexts((id, values) => JSON.stringify([id, values]));

test('what was refused is named where it is seen, and called invisible where it is not', () => {
  expect(refused(['ß', '👍🏽'])).toBe('["questionnaire.hint.refused",{"chars":"ß 👍🏽","count":2}]');
  for (const names of [['U+200E'], ['U+200E', 'U+0007']])
    expect(refused(names)).toBe('["questionnaire.hint.unseen",null]');
});
