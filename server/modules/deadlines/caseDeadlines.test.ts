import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseHistory, computeCaseDeadlines, getDue } from './caseDeadlines.ts';
import { buildDeadlineRules, type DeadlineSettings } from './deadlineRules.ts';
import { countOpenTime } from './openTime.ts';

const settings: DeadlineSettings = {
  openingHours: {
    ...{ mon: ['09:00-17:00'], tue: ['09:00-17:00'], wed: ['09:00-17:00'] },
    ...{ closed: ['2026-12-02'], frenchHolidays: false },
  },
  targets: { firstAnswer: 4, solved: 40, promise: true },
  ladder: null,
  menu: [
    {
      ...{ code: 'road', type: 'menu', lbl: { fr: 'Route' } },
      entries: [{ code: 'lamp', type: 'reportEnd', lbl: { fr: 'Lampe' }, targets: { solved: 8 } }],
    },
  ],
};
const rules = buildDeadlineRules(settings);
const at = (time: string) => new Date(`${time}+01:00`);
const history: CaseHistory = {
  ...{ ccatCode: 'lamp', start: at('2026-11-30T10:00'), pauses: [], answered: false, ended: false },
};

test('what a category leaves out is the customer’s', () => {
  expect(rules.getTargets('lamp')).toEqual({ firstAnswer: 4, solved: 8, promise: true });
  expect(rules.getTargets('gone')).toEqual(settings.targets);
});

test('warns when a quarter of the target is left, at most a working day', () => {
  const { answer, solve } = computeCaseDeadlines(rules, history);
  expect([getDue(answer), answer?.warnAt]).toEqual([at('2026-11-30T14:00'), at('2026-11-30T13:00')]);
  expect([getDue(solve), solve?.warnAt]).toEqual([at('2026-12-01T10:00'), at('2026-11-30T16:00')]);
  const other = computeCaseDeadlines(rules, { ...history, ccatCode: 'gone' }).solve;
  expect([getDue(other), other?.warnAt]).toEqual([at('2026-12-14T10:00'), at('2026-12-09T10:00')]);
});

test('has none once answered or ended, and no warning on hold', () => {
  expect(computeCaseDeadlines(rules, { ...history, answered: true })).not.toHaveProperty('answer');
  expect(computeCaseDeadlines(rules, { ...history, ended: true })).toEqual({});
  const held = computeCaseDeadlines(rules, { ...history, pauses: [{ from: at('2026-11-30T11:00') }] });
  expect(held.answer).toEqual({ deadline: { state: 'paused', minutesLeft: 180 }, warnAt: undefined });
});

test('the version of the rules follows hours, targets and clock alone', () => {
  const versions = [
    settings,
    { ...settings, openingHours: null },
    { ...settings, targets: { solved: 41 } },
    { ...settings, menu: [] },
    { ...settings, ladder: { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0, zone: 'Indian/Reunion' } },
  ].map((one) => buildDeadlineRules(one).version);
  expect(new Set(versions).size).toBe(5);
  const renamed = settings.menu.map((one) => ({ ...one, lbl: { fr: 'Voirie' } }));
  expect(buildDeadlineRules({ ...settings, menu: renamed }).version).toBe(rules.version);
  expect(buildDeadlineRules({ ...settings, targets: { promise: true }, menu: [] }).version).toBeNull();
});

const week = fc
  .array(fc.subarray(['00:00-03:00', '08:30-12:00', '13:30-17:00', '22:00-24:00']), {
    minLength: 7,
    maxLength: 7,
  })
  .filter((days) => days.some((day) => day.length > 0))
  .map(([mon, tue, wed, thu, fri, sat, sun]) => ({ mon, tue, wed, thu, fri, sat, sun }));
/** Around both changes of clock. */
const start = fc
  .tuple(fc.constantFrom('2027-03-25T00:00Z', '2027-10-28T00:00Z'), fc.nat(14 * 24 * 4))
  .map(([day, quarters]) => new Date(Date.parse(day) + quarters * 15 * 60_000));

test('in any calendar a hold moves a date by its open time, and a target takes as much open time as it says', () => {
  fc.assert(
    fc.property(
      week,
      fc.constantFrom('Europe/Paris', 'Indian/Reunion', 'Australia/Lord_Howe'),
      start,
      fc.integer({ min: 1, max: 20 }),
      fc.tuple(fc.nat(100), fc.nat(100)),
      (days, zone, from, hours, [wait, length]) => {
        const { calendar, getTargets } = buildDeadlineRules({
          ...settings,
          openingHours: { ...days, closed: [], frenchHolidays: true },
          targets: { solved: hours },
          menu: [],
          ladder: { pushSeconds: 20, smsMinutes: 60, smsPerDay: 0, zone },
        });
        const [begin, end] = [wait, wait + length].map(
          (quarters) => new Date(from.getTime() + quarters * 15 * 60_000),
        );
        const compute = (pauses: CaseHistory['pauses']) =>
          computeCaseDeadlines({ calendar, getTargets, version: 'any' }, { ...history, start: from, pauses })
            .solve;
        const due = getDue(compute([]));
        const moved = getDue(compute(begin && end ? [{ from: begin, until: end }] : []));
        const left = compute(begin ? [{ from: begin }] : [])?.deadline;
        if (!due || !moved || !begin || !end || left?.state !== 'paused')
          throw new Error('No deadline was found.');
        expect(countOpenTime(calendar, from, due)).toBeCloseTo(hours * 60, 6);
        expect(countOpenTime(calendar, from, moved)).toBeCloseTo(
          hours * 60 + countOpenTime(calendar, begin, end),
          6,
        );
        expect(left.minutesLeft).toBeCloseTo(hours * 60 - countOpenTime(calendar, from, begin), 6);
      },
    ),
    { numRuns: 1_000 },
  );
});
