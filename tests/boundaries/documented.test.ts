import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordlessExports, wordlessProps } from './documented.ts';
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
