import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unitlessProps, untoldDefaults, wordlessExports, wordlessProps } from './documented.ts';
import { sourcesOf } from './folderGraph.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What only stories and tests use. */
const FOR_STORIES = /\/(?:Story|story)|[Ff]ixture/;

const without = (room: string, look: (text: string) => string[]): string[] =>
  sourcesOf(room)
    .filter((path) => !FOR_STORIES.test(path) && !path.endsWith('vite.config.ts'))
    .flatMap((path) => look(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`));

describe('whoever uses a room', () => {
  it.each([
    'theme',
    'locales',
    'api',
    'questionnaire/model',
    'questionnaire/engine',
    'questionnaire/flows',
    'questionnaire/analysis',
    'questionnaire/react',
  ])('reads a sentence about each export of %s', (room) => {
    expect(without(room, wordlessExports)).toEqual([]);
  });

  it.each(['ui/parts', 'ui/screens', 'questionnaire/react'])(
    'reads a sentence about each property in %s',
    (folder) => {
      expect(readdirSync(join(ROOT, folder)).length).toBeGreaterThan(5);
      expect(without(folder, wordlessProps)).toEqual([]);
    },
  );

  it.each(['ui/parts', 'ui/screens', 'questionnaire/react'])(
    'reads in %s what a property is by default, and what a number is of',
    (folder) => {
      expect(without(folder, untoldDefaults)).toEqual([]);
      expect(without(folder, unitlessProps)).toEqual([]);
    },
  );
});

describe('a missing sentence', () => {
  it.each([
    ['a constant', 'export const a = 1;', ['a']],
    ['a function', 'export async function a() {}', ['a']],
    ['an interface', 'export interface A {\n  b: string;\n}', ['A']],
    ['nothing, where it stands', '/** What it is. */\nexport const a = 1;', []],
    ['nothing, of what is not exported', 'const a = 1;', []],
  ])('is found: %s', (_title, text, found) => expect(wordlessExports(text)).toEqual(found));

  it.each([
    ['of a property', 'export interface AProps {\n  b?: string;\n}', ['AProps.b']],
    ['of a callback', 'export interface AProps {\n  onB: (b: { c: string }) => void;\n}', ['AProps.onB']],
    [
      'of one beside others',
      'export type AProps = Base & {\n  /** B. */\n  b: string;\n  c: string;\n};',
      ['AProps.c'],
    ],
    [
      'of one after a type that ends at the margin',
      "export type AProps = Omit<\n  Base,\n  'b'\n> & {\n  c: string;\n};",
      ['AProps.c'],
    ],
    ['on one line', 'export type AProps = { b?: string; readonly c: number };', ['AProps.b', 'AProps.c']],
    ['on one line beside others', "export type AProps = Pick<Base, 'd'> & { b: string };", ['AProps.b']],
    ['not where one line has it', 'export type AProps = { /** B. */ b: (c: { d: string }) => void };', []],
    ['not inside a property', 'export interface AProps {\n  /** B. */\n  b: {\n    c: string;\n  };\n}', []],
    ['not of what is no properties', 'export interface A {\n  b: string;\n}', []],
    [
      'not after the end',
      'export interface AProps {\n  /** B. */\n  b: string;\n}\n\nconst c = {\n  d: 1,\n};',
      [],
    ],
  ])('is found %s', (_title, text, found) => expect(wordlessProps(text)).toEqual(found));
});

describe('a default that is not told', () => {
  const component = (sentence: string, type: string, value: string, take = '({ b = $ }: AProps)') =>
    `export interface AProps {\n  /** ${sentence} */\n  b?: ${type};\n}\n\nconst MAX = 200;\nconst A = ${take.replace('$', value)} => b;`;

  it.each([
    ['a word', 'How tall.', 'string', "'medium'", ["AProps.b = 'medium'"]],
    ['another word', '`large` by default.', 'string', "'medium'", ["AProps.b = 'medium'"]],
    ['a number', 'How many stars; 15 by default.', 'number', '5', ['AProps.b = 5']],
    ['a constant', 'Most characters.', 'number', 'MAX', ['AProps.b = 200']],
    ['a flag', 'Whether it is shown.', 'boolean', 'false', ['AProps.b = false']],
    ['a flag that is set', 'Whether it is shown. Not by default.', 'boolean', 'true', ['AProps.b = true']],
    ['a list', 'What is shown.', 'string[]', '[]', ['AProps.b = []']],
    ['nothing for a word', '`medium` by default.', 'string', "'medium'", []],
    ['nothing for a number', 'How many stars; 5 by default.', 'number', '5', []],
    ['nothing for a constant', 'Most characters; 200 by default.', 'number', 'MAX', []],
    ['nothing for a flag', 'Whether it is shown. Not by default.', 'boolean', 'false', []],
    ['nothing for a list', 'What is shown. Empty by default.', 'string[]', '[]', []],
  ])('is found: %s', (_title, sentence, type, value, found) => {
    expect(untoldDefaults(component(sentence, type, value))).toEqual(found);
    const later = '(props: AProps) => { const { b = $ } = props;';
    expect(untoldDefaults(component(sentence, type, value, later))).toEqual(found);
  });

  it.each([
    ['How long.', 'number', ['AProps.b']],
    ['How long.', 'number | undefined', ['AProps.b']],
    ['How long, in milliseconds.', 'number', []],
    ['How many stars.', 'number | null', []],
    ['How long.', 'string', []],
  ])('of a number says its unit: %s %s', (sentence, type, found) =>
    expect(unitlessProps(component(sentence, type, '1'))).toEqual(found),
  );
});
