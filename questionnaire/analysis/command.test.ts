import { describe, expect, test } from 'vitest';
import { allFlows } from '../flows/all.ts';
import { parseArguments, run } from './command.ts';
import { FINDINGS, type FindingId } from './findings.ts';
import { findingWords, type Language } from './words.ts';

const good = {
  version: 1,
  start: 'a',
  questions: { a: { titleId: 't', items: [{ type: 'yesNo', id: 'y', yes: {}, no: {} }] } },
  texts: { fr: { t: 'Ça va', y: 'État' }, en: { t: 'Fine', y: 'State' } },
};
const late = {
  version: 1,
  start: 'a',
  questions: {
    a: { items: [{ type: 'yesNo', id: 'y', text: 'y', yes: { followUp: 'b' }, no: {} }] },
    b: {
      items: [
        { type: 'text', text: 'b' },
        { type: 'nextButton', id: 'n', text: 'n' },
      ],
    },
  },
};
const files: Readonly<Record<string, string>> = {
  'good.json': JSON.stringify(good),
  'late.json': JSON.stringify(late),
  'refused.json': JSON.stringify({ ...good, start: 'gone' }),
  'broken.json': '{',
};

function check(...args: string[]) {
  return run(args, (file) => files[file] ?? expect.fail(`no ${file}`));
}

describe('the command', () => {
  test('says that there is nothing to say', () => {
    expect(check('good.json')).toEqual({ status: 0, lines: ['good.json: no finding'] });
  });

  test('tells a finding with its place, why it is one, and the way to see it', () => {
    expect(check('late.json')).toEqual({
      status: 1,
      lines: [
        'late.json: questions.b.items.1: Two buttons end the question: "n" and a confirm. [error twoButtons]',
        '    answer y: yes',
      ],
    });
  });

  test('tells a misspelt key, which reading drops', () => {
    const read = () => JSON.stringify({ ...good, folowUp: 'a', questoins: {} });
    expect(run(['a.json', '--lang', 'fr'], read)).toEqual({
      status: 1,
      lines: [
        'a.json: folowUp: La clé «\u202ffolowUp\u202f» n’est pas connue ici et reste sans effet. [warning unknownKey]',
        'a.json: questoins: La clé «\u202fquestoins\u202f» n’est pas connue ici et reste sans effet\u202f; peut-être «\u202fquestions\u202f». [warning unknownKey]',
      ],
    });
  });

  test('lists every path where it is asked to', () => {
    const paths = ['a [y.no] → end', 'a [y.yes] → b [n] → end', 'a [y.yes] → b → end'];
    expect(check('late.json', '--paths').lines.slice(2).sort()).toEqual(paths.map((path) => `    ${path}`));
    const [listed] = JSON.parse(check('late.json', '--paths', '--json').lines[0] ?? '');
    expect(listed.paths.sort()).toEqual(paths);
    expect(JSON.parse(check('late.json', '--json').lines[0] ?? '')[0]).not.toHaveProperty('paths');
  });

  test('tells it in French', () => {
    expect(check('late.json', '--lang', 'fr').lines[0]).toContain('Deux boutons terminent la question');
    expect(check('late.json', '--lang', 'fr').lines[1]).toBe('    répondre y\u202f: oui');
  });

  test('tells where and why a definition is refused', () => {
    expect(check('refused.json')).toEqual({
      status: 1,
      lines: ['refused.json: start: The first question does not exist. [missingStart]'],
    });
  });

  test('tells a file that cannot be read, and checks the others', () => {
    const { status, lines } = check('broken.json', 'gone.json', 'good.json');
    expect(status).toBe(2);
    expect(lines).toEqual([
      'broken.json: cannot be read as JSON',
      'gone.json: cannot be read as JSON',
      'good.json: no finding',
    ]);
  });

  test('gives data to programs', () => {
    const [written = ''] = check('late.json', 'broken.json', '--json').lines;
    expect(JSON.parse(written)).toMatchObject([
      {
        file: 'late.json',
        findings: [{ id: 'twoButtons', witness: { events: [{ type: 'YESNO', item: 'y' }] } }],
      },
      { file: 'broken.json', unreadable: true },
    ]);
  });

  test('says how it is used', () => {
    for (const args of [[], ['--lang', 'de', 'a.json'], ['--what', 'a.json']]) {
      expect(parseArguments(args)).toBeUndefined();
      expect(check(...args)).toMatchObject({ status: 2, lines: [expect.stringContaining('parvis-check')] });
    }
  });

  test('knows the flags that the host reads', () => {
    const raising = { ...good, questions: { a: { ...good.questions.a, flags: ['told'] } } };
    const read = () => JSON.stringify(raising);
    expect(run(['a.json'], read).status).toBe(1);
    expect(run(['a.json', '--results', 'told'], read).status).toBe(0);
  });
});

test.each(Object.keys(FINDINGS) as FindingId[])('%s has a sentence in both languages', (id) => {
  const about = { item: 'ITEM', flag: 'FLAG', key: 'KEY', text: 'TEXT', language: 'fr', suggestion: 'OTHER' };
  const said = (language: Language) => findingWords({ id, about }, language);
  expect(said('fr')).not.toBe(said('en'));
  for (const sentence of [said('fr'), said('en')]) expect(sentence).toMatch(/^[A-ZÀÉ«"].+\.$/u);
  expect(said('fr').replace(/\u202f[:;»?!]|«\u202f/g, '')).not.toMatch(/[^\u202f][:;?!»]|«[^\u202f]|'/);
});

test('the flows of the product pass as files as well, but for their words', () => {
  const { status, lines } = run(['closeCase.json', '--results', 'solved,duplicate,notOurs'], () =>
    JSON.stringify(allFlows.closeCase.definition),
  );
  expect(status).toBe(1);
  expect(lines.filter((line) => !line.startsWith('    ') && !line.includes('missingText'))).toEqual([]);
});
