import { createTextStore } from '@parvis/locales/translate';
import { beforeAll, expect, test } from 'vitest';
import { describeNone, describePoll } from './describePoll.ts';

const texts = createTextStore('fr-FR');
beforeAll(() => texts.load('poll'));

const closed = { code: 'square', state: 'closed', closes: '2026-01-31' } as const;
const answer = { answers: { stars: { stars: 4 } }, at: '2026-01-31T22:00:00Z', questionnaireId: 'q_1' };

test('an ended poll shows that the own answer counts', () => {
  expect(describePoll({ ...closed, answer: { ...answer, complete: true } }, texts)).toEqual({
    kind: 'answered',
    title: 'Ce sondage est terminé\u202f: votre réponse compte',
    text: 'Elle est enregistrée et ne se modifie plus.',
  });
});

test.each([{}, { answer: { ...answer, complete: false } }])(
  'a poll that is over says so without a complete answer: %o',
  (own) => {
    expect(describePoll({ ...closed, ...own }, texts)).toMatchObject({
      kind: 'closed',
      title: 'Ce sondage est terminé',
    });
  },
);

test('too few results announce more only while the poll is open', () => {
  expect(describeNone('answered', 1, texts)).toEqual({
    title: '1 réponse pour le moment',
    text: 'Les résultats s’affichent à partir de cinq réponses, pour ne désigner personne.',
  });
  expect(describeNone('closed', 3, texts)).toEqual({
    title: '3 réponses',
    text: 'Moins de cinq réponses\u202f: les résultats ne sont pas montrés, pour ne désigner personne.',
  });
  expect(describeNone('closed', 0, texts)).toEqual({
    title: 'Personne n’a répondu',
    text: 'Il n’y a pas de résultats à montrer.',
  });
});
