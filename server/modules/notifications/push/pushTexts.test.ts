import { expect, it } from 'vitest';
import type { PushedCase } from './pushedCase.ts';
import { renderPushWords } from './pushTexts.ts';

const done = (
  event: 'block' | 'unblock' | 'handle' | 'addGcatCode' | 'assigned',
  note: string | null = null,
) =>
  ({
    nbr: '4F7K',
    name: 'Anna Morel',
    ccatLbls: [],
    placeLbl: null,
    note,
    message: {
      msgId: 2,
      at: new Date(0),
      staff: true,
      msgTxt: null,
      event,
      qstn: null,
      media: null,
      grpLbl: { fr: 'Voirie', en: 'Roads' },
    },
  }) as unknown as PushedCase;

it.each(['block', 'unblock'] as const)('a blocked visitor does not read who did it: %s', (event) => {
  const words = renderPushWords('caseUpdate', done(event), { locale: 'fr-FR', staff: false, content: true });
  expect(JSON.stringify(words)).not.toContain('Anna');
});

it('a poll that was sent is named', () => {
  const { message, ...sent } = done('handle');
  const poll = { code: 'market', lbl: { fr: 'Le marché' } };
  const words = renderPushWords(
    'caseMsg',
    { ...sent, message: { ...message, event: 'pollSent', poll } },
    { locale: 'fr-FR', staff: false, content: true },
  );
  expect(words.body).toBe('L’équipe vous envoie un sondage\u00a0: «\u202fLe marché\u202f»');
});

it('the author of other events is named', () => {
  const words = renderPushWords('caseUpdate', done('handle'), {
    locale: 'fr-FR',
    staff: false,
    content: true,
  });
  expect(words.author).toBe('Anna Morel');
});

it('colleagues read who blocked a visitor', () => {
  const words = renderPushWords('caseUpdate', done('block'), { locale: 'fr-FR', staff: true, content: true });
  expect(words.author).toBe('Anna Morel');
});

it.each([
  [
    'with content: who called whom, and the word to them',
    true,
    'Du verre au sol',
    'Anna Morel appelle le service «\u202fVoirie\u202f»\u202f: Du verre au sol',
  ],
  ['without a word: who called whom', true, null, 'Anna Morel appelle le service «\u202fVoirie\u202f»'],
  [
    'without content: that they are called',
    false,
    'Du verre au sol',
    'On vous appelle pour le signalement n°\u00a04F7K.',
  ],
])('a called colleague reads %s', (_, content, note, body) => {
  const words = renderPushWords('caseUpdate', done('addGcatCode', note), {
    locale: 'fr-FR',
    staff: true,
    content,
  });
  expect(words.body).toBe(body);
});

it.each([
  [true, 'La clé est là', 'Anna Morel vous confie le signalement n°\u00a04F7K\u202f: La clé est là'],
  [true, null, 'Anna Morel vous confie le signalement n°\u00a04F7K'],
  [false, 'La clé est là', 'Le signalement n°\u00a04F7K vous est confié.'],
])('who gets a case reads who gave it, with content %s and the note %s', (content, note, body) => {
  const reader = { locale: 'fr-FR', staff: true, content } as const;
  expect(renderPushWords('caseUpdate', done('assigned', note), reader).body).toBe(body);
});

it('who gets a case in turn reads that', () => {
  const inTurn = { ...done('assigned'), name: null };
  const words = renderPushWords('caseUpdate', inTurn, { locale: 'en-US', staff: true, content: true });
  expect(words.body).toBe('It is your turn: you get case 4F7K');
});

it('a visitor does not read the word to a called service', () => {
  const words = renderPushWords('caseUpdate', done('addGcatCode', 'Du verre au sol'), {
    locale: 'fr-FR',
    staff: false,
    content: true,
  });
  expect(words.body).toBe('Le service «\u202fVoirie\u202f» a été appelé');
});
