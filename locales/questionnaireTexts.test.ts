import { expect, test } from 'vitest';
import { questionnaireTexts } from './questionnaireTexts.ts';

const { refused } = questionnaireTexts((id, values) => JSON.stringify([id, values]));

test('names a refused character if visible, else calls it invisible', () => {
  expect(refused(['ß', '👍🏽'])).toBe('["questionnaire.hint.refused",{"chars":"ß 👍🏽","count":2}]');
  for (const names of [['U+200E'], ['U+200E', 'U+0007']])
    expect(refused(names)).toBe('["questionnaire.hint.unseen",null]');
});
