import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { describeDeadlines, isAnyLate } from './describeDeadlines.ts';

const texts = createTextStore('fr-FR');
await texts.load('staff', 'chat');
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const now = new Date(2026, 10, 24, 10);

test.each([
  [{ answer: at(24, 14), solve: at(26, 9) }, 'Répondre avant 14:00 · Régler avant jeu. 09:00'],
  [{ answer: at(24, 8), solve: at(26, 9) }, 'Réponse en retard de 2 h · Régler avant jeu. 09:00'],
  [
    { left: { answer: 90, solve: 600 } },
    'Délai suspendu : il restera 1 h d’ouverture pour répondre et il restera 10 h d’ouverture pour régler.',
  ],
  [{ left: { solve: -30 } }, 'Délai suspendu : il était déjà dépassé de 30 min d’ouverture.'],
  [
    { solve: at(26, 9), moved: { why: 'held', answer: at(24, 9), solve: at(25, 9) } },
    'Régler avant jeu. 09:00 — Reporté par la mise en attente : c’était mercredi 25 novembre à 09:00.',
  ],
  [{ solve: at(26, 9), moved: { why: 'hours', answer: at(24, 9) } }, 'Régler avant jeu. 09:00'],
])('%o', (deadlines, words) => {
  expect(describeDeadlines(deadlines, texts, now).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

test('one of two late dates is late', () => {
  expect(isAnyLate({ answer: at(24, 8), solve: at(26, 9) }, now)).toBe(true);
  expect(isAnyLate({ solve: at(26, 9) }, now)).toBe(false);
});
