import { describe, expect, it } from 'vitest';
import { checkCoverage, type Project } from './checkCoverage.ts';
import type { Clause, Section } from './clause.ts';
import { keepCauses } from './keepCauses.ts';
import { listOpen, writePage } from './writePage.ts';

const FILES: Readonly<Record<string, string>> = {
  'server/reports': 'a folder',
  'server/reports/send.test.ts': "it('stores a report once', () => {});",
  'docs/decisions/0001-one-place.md': '# 1. One place',
  'docs/decisions/0002-long.md': 'word '.repeat(201),
};
const project: Project = {
  read: (path) => FILES[path],
  specifiedCalls: ['POST /api/cases/init', '/town/{cuid}/cases/leave'],
  servedCalls: ['POST /api/cases/init', 'POST /town/{cuid}/cases/leave'],
  ...{ flows: ['sendReport'], hostedFlows: ['sendReport'] },
  ...{ messages: ['close'], causedMessages: ['close'] },
};
const TEST = 'server/reports/send.test.ts › stores a report once';
const whole: Clause = {
  ...{ id: 'C1.1', words: 'Reports are stored once.', module: 'server/reports', tests: [TEST] },
  ...{ calls: ['/api/cases/init', '/town/{cuid}/cases/leave'], flows: ['sendReport'], messages: ['close'] },
};

const sectionOf = (clauses: readonly Clause[], count = clauses.length): Section[] => [
  { title: 'Reports', prefix: 'C1.', count, clauses },
];
const refused = (clause: Partial<Clause>, over: Partial<Project> = {}): string[] =>
  checkCoverage(sectionOf([{ ...whole, ...clause } as Clause]), { ...project, ...over });

describe('the coverage of the specification', () => {
  it('accepts a row whose test, module, calls, flows and messages exist', () => {
    expect(refused({})).toEqual([]);
  });

  const noTest = 'server/reports/send.test.ts › stores a report twice';
  it.each<[string, Partial<Clause>, string]>([
    ['a missing test', { tests: [noTest] }, `C1.1 names a missing test: ${noTest}`],
    [
      'a missing file',
      { tests: ['server/gone.test.ts › stores a report once'] },
      'C1.1 names a missing file: server/gone.test.ts',
    ],
    [
      'a test without a title',
      { tests: ['server/reports/send.test.ts'] },
      'C1.1 names a missing test: server/reports/send.test.ts',
    ],
    ['a source as test', { tests: ['server/reports'] }, 'C1.1 names no test: server/reports'],
    ['a missing module', { module: 'server/gone' }, 'C1.1 names a missing module: server/gone'],
    ['a missing decision', { decision: '0009-gone' }, 'C1.1 names a missing decision: 0009-gone'],
    ['a long decision', { decision: '0002-long' }, 'C1.1 names a decision that is too long: 0002-long'],
    ['words that are no sentence', { words: 'reports' }, 'C1.1 is no sentence'],
    ['an id of elsewhere', { id: 'Q1' }, 'Q1 is not of “Reports”'],
  ])('refuses %s', (_title, clause, problem) => {
    expect(refused(clause)).toEqual([problem]);
  });

  it('refuses a row with neither tests nor `open`, even if it has a decision', () => {
    const { tests, ...bare } = whole;
    const decided = { ...bare, decision: '0001-one-place' };
    expect(checkCoverage(sectionOf([bare as Clause]), project)).toEqual(['C1.1 has no test']);
    expect(checkCoverage(sectionOf([decided as Clause]), project)).toEqual(['C1.1 has no test']);
  });

  it('refuses an id twice and a lost row', () => {
    expect(checkCoverage(sectionOf([whole, whole], 3), project)).toEqual([
      '“Reports” has 2 rows instead of 3',
      'C1.1 is there twice',
    ]);
  });

  it('refuses calls, flows and messages without a row, and rows of unknown ones', () => {
    expect(refused({ calls: ['/api/cases/init'], flows: ['sendReprot'], messages: [] })).toEqual([
      'C1.1 names an unknown call, flow or message: sendReprot',
      'call /town/{cuid}/cases/leave has no row',
      'flow sendReport has no row',
      'system message close has no row',
    ]);
  });

  it('refuses a call not served by its method, a flow without a host and a message without a cause', () => {
    const nothing: Partial<Project> = {
      servedCalls: ['GET /api/cases/init', 'POST /town/{cuid}/cases/leave'],
      ...{ hostedFlows: [], causedMessages: [] },
    };
    expect(refused({}, nothing)).toEqual([
      'call POST /api/cases/init is not served',
      'flow sendReport has no host',
      'system message close has no cause',
    ]);
    expect(refused({ decision: '0001-one-place' }, nothing)).toEqual([]);
  });
});

it('the page links tests and decisions and counts states', () => {
  const sections = sectionOf([
    whole,
    { id: 'C1.2', words: 'One | two.', module: 'server/reports', tests: [TEST], decision: '0001-one-place' },
    { id: 'C1.3', words: 'Three.', module: 'server/reports', open: 'Has no button.' },
  ]);
  const page = writePage(sections);
  expect(page).toContain('| Reports | 1 | 1 | 1 |');
  expect(page).toContain('[stores a report once](../../server/reports/send.test.ts) | done |');
  expect(page).toContain('send.test.ts)<br>[decision 0001](../decisions/0001-one-place.md) | decided |');
  expect(listOpen(sections)).toEqual(['C1.3 Three. → Has no button.']);
});

it.each([
  ["events = { changed: 'update' }", true],
  ["select().for('update')", false],
  ["select().for('update', { skipLocked: true })", false],
  ["if (event === 'update') return", false],
  ["type Row = Pick<Poll, 'update' | 'title'>", false],
  ["type Step =\n  | 'update'\n  | 'close'", false],
  ["and m.event in ('close', 'update')", false],
  ["(change ->> 'update')::boolean", false],
  ["const ABOUT: readonly string[] = ['block', 'update'];", false],
])('a message is caused where a value names it: %s', (source, caused) => {
  expect(keepCauses(source).includes("'update'")).toBe(caused);
});
