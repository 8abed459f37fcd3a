import { expect, test } from 'vitest';
import { splitPrompt } from './splitPrompt.ts';

test.each([
  [
    'Effacer vos cookies\u202f? Vous ne retrouverez plus vos signalements.',
    'Effacer vos cookies\u202f?',
    'Vous ne retrouverez plus vos signalements.',
  ],
  ['Discard this report? Nothing has been sent.', 'Discard this report?', 'Nothing has been sent.'],
  ['Le garder\u202f?', 'Le garder\u202f?', undefined],
  ['Merci pour votre signalement', 'Merci pour votre signalement', undefined],
])('splits a prompt into question and consequence: %s', (prompt, title, description) => {
  expect(splitPrompt(prompt)).toEqual({ title, description });
});
