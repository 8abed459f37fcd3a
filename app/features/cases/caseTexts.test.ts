import type { CaseInfo } from '@parvis/api/entities/case';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import {
  formatCaseState,
  formatCaseSubtitle,
  formatHeaderState,
  formatStaffHeaderState,
  isReporterGone,
} from './caseTexts.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat', 'staff');

test.each([
  ['handled', undefined, 'Pris en charge'],
  ['closed', 'solved', 'Clôturé : résolu'],
  ['paused', undefined, 'État inconnu (paused)'],
  ['closed', 'merged', 'Clôturé : issue inconnue (merged)'],
  ['constructor', undefined, 'État inconnu (constructor)'],
])('formats the state %s with the outcome %s as "%s"', (state, outcome, words) => {
  expect(formatCaseState({ state, outcome }, texts)).toBe(words);
});

const held = { state: 'held', holdUntil: '2026-11-29T08:00:00.000Z' } as const;
test.each([
  ['Informatique', 'En attente jusqu’au 29 nov.', ''],
  ['Espaces verts', 'En attente', ' · jusqu’au\u00a029\u00a0nov.'],
])('beside the title “%s” both sides read “%s”, and below it the rest: “%s”', (lbl, beside, below) => {
  const one = { ...held, ccatLbls: ['Confort', lbl], ccatCode: 'c', caseNbr: '4F7K', placeLbl: 'Halles' };
  expect(formatHeaderState(one, texts)).toBe(beside);
  expect(formatStaffHeaderState(one, texts)).toBe(beside);
  expect(formatCaseSubtitle(one, texts)).toBe(`n°\u00a04F7K · Halles${below}`);
  expect(formatCaseSubtitle({ ...one, holdUntil: undefined }, texts)).toBe('n°\u00a04F7K · Halles');
});
test('treats an erased reporter without participants as gone', () => {
  expect(isReporterGone({ participants: [], reporterGone: true })).toBe(true);
});

test.each([
  ['whoever reported it is there', [{ staff: false, active: true }], false],
  [
    'they left, and staff are there',
    [
      { staff: false, active: false },
      { staff: true, active: true },
    ],
    true,
  ],
  [
    'one of two visitors left',
    [
      { staff: false, active: false },
      { staff: false, active: true },
    ],
    false,
  ],
  ['nobody is known', [], false],
])('tells whether the reporter is gone: %s', (_, people, expected) => {
  expect(isReporterGone({ participants: people as CaseInfo['participants'] })).toBe(expected);
});
