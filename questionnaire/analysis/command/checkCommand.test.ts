import { describe, expect, test } from 'vitest';
import { kinds } from '../../model/kinds/all.ts';
import { FINDINGS, type FindingId } from '../findings/findings.ts';
import type { Language } from '../words/language.ts';
import { findingWords } from '../words/words.ts';
import { parseArguments, run } from './checkCommand.ts';

/** As the command lists them. */
const KINDS = Object.keys(kinds)
  .map((kind) => `"${kind}"`)
  .join(', ');

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
    a: { items: [{ type: 'yesNo', id: 'y', text: 'y', yes: { followUp: 'b' }, no: { followUp: null } }] },
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
  test('reports no findings', () => {
    expect(check('good.json')).toEqual({ status: 0, lines: ['good.json: no finding'] });
  });

  test('prints a finding with its place, reason and witness', () => {
    expect(check('late.json')).toEqual({
      status: 1,
      lines: [
        'late.json: questions.b.items.1: Two buttons end the question: "n" and a confirm. Take one of them out; a text above them goes into "titleId". [error twoButtons]',
        '    answer y: yes',
      ],
    });
  });

  test('shortens a long witness in text but not in JSON', () => {
    const step = (n: number) => ({ items: [{ type: 'yesNo', id: `y${n}`, yes: 'yes', no: 'no' }] });
    const questions = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [`q${n}`, { ...step(n), followUp: n < 99 ? `q${n + 1}` : null }]),
    );
    const last = { ...questions.q99, flags: ['unread'] };
    const read = () => JSON.stringify({ version: 1, start: 'q0', questions: { ...questions, q99: last } });
    const [, way = ''] = run(['long.json'], read).lines;
    expect(way).toMatch(/^ {4}answer y0: yes.*… 70 more, all with --json ….*answer y99: yes$/);
    const [data] = JSON.parse(run(['long.json', '--json'], read).lines[0] ?? '');
    expect(data.findings[0].witness.events).toHaveLength(100);
  });

  test('reports a misspelt key that parsing drops', () => {
    const read = () => JSON.stringify({ ...good, folowUp: 'a', questoins: {} });
    expect(run(['a.json', '--lang', 'fr'], read)).toEqual({
      status: 1,
      lines: [
        'a.json: folowUp: La clé «\u202ffolowUp\u202f» n’est pas connue ici et reste sans effet. Retirez-la. [avertissement unknownKey]',
        'a.json: questoins: La clé «\u202fquestoins\u202f» n’est pas connue ici et reste sans effet\u202f; peut-être «\u202fquestions\u202f». [avertissement unknownKey]',
      ],
    });
  });

  test('lists every path with --paths', () => {
    const paths = ['a [y.no] → end', 'a [y.yes] → b → end'];
    expect(check('late.json', '--paths').lines.slice(2).sort()).toEqual(paths.map((path) => `    ${path}`));
    const [listed] = JSON.parse(check('late.json', '--paths', '--json').lines[0] ?? '');
    expect(listed.paths.sort()).toEqual(paths);
    expect(JSON.parse(check('late.json', '--json').lines[0] ?? '')[0]).not.toHaveProperty('paths');
  });

  test('prints in French', () => {
    expect(check('late.json', '--lang', 'fr').lines[0]).toContain('Deux boutons terminent la question');
    expect(check('late.json', '--lang', 'fr').lines[1]).toBe('    répondre y\u202f: oui');
  });

  test('explains why a definition is rejected, and where', () => {
    expect(check('refused.json')).toEqual({
      status: 1,
      lines: [
        'refused.json: start: The first question does not exist: write the id of a question. Found "gone". [missingStart]',
      ],
    });
  });

  test('reports invalid JSON by line and column, and checks the other files', () => {
    const { status, lines } = check('broken.json', 'good.json');
    expect(status).toBe(2);
    expect(lines).toEqual([
      'broken.json:1:2: Is not JSON: the text ends too early. [syntax]',
      '    {',
      '     ^',
      'good.json: no finding',
    ]);
  });

  test.each([
    ['ENOENT', 'There is no such file. [missing]'],
    ['EISDIR', 'This is a folder, not a file. [folder]'],
    ['EACCES', 'This file may not be read: access is denied. [forbidden]'],
    ['EMFILE', 'This file cannot be read. [unreadable]'],
  ])('explains why a file is unreadable: %s', (code, said) => {
    const read = () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(run(['a.json'], read)).toEqual({ status: 2, lines: [`a.json: ${said}`] });
  });

  test('prints JSON with --json', () => {
    const [written = ''] = check('late.json', 'broken.json', '--json').lines;
    expect(JSON.parse(written)).toMatchObject([
      {
        file: 'late.json',
        findings: [{ id: 'twoButtons', witness: { events: [{ type: 'YESNO', item: 'y' }] } }],
      },
      { file: 'broken.json', unreadable: true },
    ]);
  });

  test('prints its usage', () => {
    for (const args of [[], ['--lang', 'de', 'a.json'], ['--what', 'a.json']]) {
      expect(parseArguments(args)).toBeUndefined();
      expect(check(...args)).toMatchObject({ status: 2, lines: [expect.stringContaining('parvis-check')] });
    }
  });

  test('--help exits with status 0', () => {
    const { status, lines } = check('--help', '--lang', 'fr');
    expect(status).toBe(0);
    for (const option of ['--lang', '--json', '--paths', '--results', '--texts', '--help'])
      expect(lines.filter((line) => line.startsWith(`  ${option}`))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/0 .*1 .*2 .*3 /);
  });

  test('an incomplete check has its own status and no errors', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => index);
    const items = twelve.map((index) => ({
      type: 'checkbox',
      id: `b${index}`,
      text: 'b',
      flags: [`f${index}`, `g${index}`],
    }));
    const keys = twelve.map((index) => [`f${index}`, { [`g${index}`]: 'end', default: 'end' }]);
    const bye = { type: 'text', text: 'x' };
    const large = {
      version: 1,
      start: 'list',
      questions: {
        list: { items: [bye, ...items], followUp: 'read' },
        read: { items: [bye], followUp: { ...Object.fromEntries(keys), default: 'end' } },
        end: { items: [bye] },
        lost: { items: [bye] },
      },
    };
    const read = (file: string) => (file === 'large.json' ? JSON.stringify(large) : (files[file] ?? ''));
    const { status, lines } = run(['large.json', 'good.json'], read);
    expect(status).toBe(3);
    expect(lines).toEqual([
      expect.stringMatching(/^large\.json: Not decided: .+questions\.list.+\[note notDecided\]$/),
      'good.json: no finding',
    ]);
    const [data] = JSON.parse(run(['large.json', '--json'], read).lines[0] ?? '');
    expect(data).toMatchObject({ status: 3, findings: [], undecided: ['list'], notes: ['notDecided'] });
    expect(run(['large.json', 'late.json'], read).status).toBe(1);
  });

  test('reports a duplicate key, also of a rejected definition', () => {
    const twice = JSON.stringify(good).replace('"start":"a"', '"start":"b",\n"start":"a"');
    expect(run(['a.json'], () => twice).lines).toEqual([
      'a.json: start: The key "start" is written twice (line 2): only the last is read. Rename one of the two, or make them one. [error keyTwice]',
    ]);
    const refused = twice.replace('"version":1', '"version":"1"');
    expect(run(['a.json'], () => refused).lines).toHaveLength(2);
  });

  test('knows the result flags of the host', () => {
    const raising = { ...good, questions: { a: { ...good.questions.a, flags: ['told'] } } };
    const read = () => JSON.stringify(raising);
    expect(run(['a.json'], read).status).toBe(1);
    expect(run(['a.json', '--results', 'told'], read).status).toBe(0);
  });
});

test.each(Object.keys(FINDINGS) as FindingId[])('%s has a sentence in both languages', (id) => {
  const about = { item: 'ITEM', flag: 'FLAG', key: 'KEY', text: 'TEXT', language: 'fr', suggestion: 'OTHER' };
  const rest = { range: '1–5', line: '7' };
  const said = (language: Language) => findingWords({ id, about: { ...about, ...rest } }, language);
  expect(said('fr')).not.toBe(said('en'));
  for (const sentence of [said('fr'), said('en')]) expect(sentence).toMatch(/^[A-ZÀÉ«"].+\.$/u);
  expect(said('fr').replace(/\u202f[:;»?!]|«\u202f/g, '')).not.toMatch(/[^\u202f][:;?!»]|«[^\u202f]|'/);
});

describe('a rejected definition', () => {
  const refused = (change: object, language = 'en') =>
    run(['a.json', '--lang', language], () => JSON.stringify({ ...good, ...change })).lines;
  const withItem = (item: object, question: object = {}) => ({
    questions: { a: { items: [item], ...question } },
  });
  const text = { type: 'text', text: 'x' };

  test.each<[string, object, string]>([
    [
      'a type',
      withItem({ type: 'select', id: 's' }),
      `questions.a.items.0.type: Found "select"; allowed: ${KINDS}; perhaps "checkbox". [shape]`,
    ],
    [
      'a sub type',
      withItem({ type: 'input', id: 's', subType: 'mail' }),
      'questions.a.items.0.subType: Found "mail"; allowed: "email", "code", "phone"; perhaps "email". [shape]',
    ],
    [
      'a version in quotes',
      { version: '1' },
      'version: Found "1"; allowed: a number without quotes. [shape]',
    ],
    [
      'one flag without its list',
      withItem(text, { flags: 'angry' }),
      'questions.a.flags: Found "angry"; allowed: a list [ ], an object { }. [shape]',
    ],
    [
      'a truth as a way on',
      withItem(text, { followUp: true }),
      'questions.a.followUp: Found true; allowed: a text in quotes, an object { }. [shape]',
    ],
    [
      'no id',
      withItem({ type: 'checkbox' }),
      'questions.a.items.0.id: Missing; allowed: a text in quotes. [shape]',
    ],
    [
      'a picture as large as a wall',
      withItem({ type: 'image', imgSzRem: 99 }),
      'questions.a.items.0.imgSzRem: Found 99; allowed: at most 40. [shape]',
    ],
  ])('prints found and allowed values: %s', (_what, change, told) => {
    expect(refused(change)).toContain(`a.json: ${told}`);
  });

  test('prints in French', () => {
    expect(refused({ version: '1' }, 'fr')).toEqual([
      'a.json: version: Trouvé\u202f: «\u202f1\u202f»\u202f; attendu\u202f: un nombre sans guillemets. [shape]',
    ]);
  });

  test('reports the misspelt key behind a missing one', () => {
    const { questions: asked, ...rest } = good;
    expect(run(['a.json'], () => JSON.stringify({ ...rest, qestions: asked })).lines).toEqual([
      'a.json: questions: Missing; allowed: an object { }. [shape]',
      'a.json: qestions: The key "qestions" is not known here and does nothing; perhaps "questions". [warning unknownKey]',
    ]);
  });
});

describe('texts', () => {
  const bare = { version: 1, start: 'a', questions: good.questions };
  const read = (words: unknown) => (file: string) => JSON.stringify(file === 'a.json' ? bare : words);

  test('without host texts prints one note', () => {
    expect(run(['a.json'], read({}))).toEqual({
      status: 0,
      lines: [
        'a.json: no finding',
        'a.json: Words were not checked: the definition has none of its own, and --texts gives none. [note wordsNotChecked]',
      ],
    });
  });

  test('checks host texts in each given language', () => {
    const texts = ['a.json', '--texts', 'words.json'];
    expect(run(texts, read({ de: { t: 'Gut', y: 'Lage' } }))).toEqual({
      status: 0,
      lines: ['a.json: no finding'],
    });
    expect(run(texts, read({ de: { t: 'Gut' } })).lines[0]).toBe(
      'a.json: questions.a.items.0.id: The text "y" is missing (de). Add it to the texts of that language. [error missingText]',
    );
  });

  test('a file without texts is an error', () => {
    for (const words of [{}, [], { fr: 'Bonjour' }])
      expect(run(['a.json', '--texts', 'words.json'], read(words)).status).toBe(2);
  });
});
