import { rungLacks, rungNames, trialOutcomes } from '@parvis/api/entities/rungs';
import { describe, expect, it } from 'vitest';
import { nameOfWay, standingWords, trialWords } from './wayWords.ts';

describe('how a way stands is said', () => {
  it.each(rungNames)('of %s, where news come by it', (rung) => {
    expect([nameOfWay(rung), standingWords({ rung, on: true }, false)]).toEqual([
      `ways.name.${rung}`,
      `ways.on.${rung}`,
    ]);
  });

  it.each([
    ['push', 'noBrowser', false, 'ways.lack.noBrowser'],
    ['mail', 'noAddress', false, 'ways.lack.noAddress'],
    ['mail', 'notWanted', false, 'ways.lack.notWanted.mail'],
    ['mail', 'notWanted', true, 'ways.lack.notWanted.mail.staff'],
    ['mail', 'notHere', false, 'ways.lack.notHere'],
    ['sms', 'noNumber', false, 'ways.lack.noNumber'],
    ['sms', 'notPaid', false, 'ways.lack.notPaid'],
    ['sms', 'notPaid', true, 'ways.lack.notPaid.staff'],
    ['sms', 'notWanted', true, 'ways.lack.notWanted.sms'],
    ['sms', 'ofANewerServer', false, 'ways.lack.notHere'],
  ])('of %s that lacks: %s (staff: %s)', (rung, lack, isStaff, words) => {
    expect(standingWords({ rung, on: false, lack }, isStaff)).toBe(words);
  });

  it('for every reason there is', () => {
    for (const lack of rungLacks)
      expect(standingWords({ rung: 'sms', on: false, lack }, false)).toMatch(/^ways\.lack\./);
  });
});

it.each<readonly [rung: string, outcome: string, words: string]>([
  ['page', 'sent', 'ways.tried.page'],
  ...trialOutcomes.map((outcome) => ['mail', outcome, `ways.tried.${outcome}`] as const),
  ['sms', 'tooMany', 'ways.tried.tooMany'],
  ['sms', 'ofANewerServer', 'ways.tried.failed'],
])('what a trial by %s came to is said: %s', (rung, outcome, words) => {
  expect(trialWords(rung, outcome)).toBe(words);
});
