import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { start, transition } from '../../engine/transition.ts';
import type { Action, Event } from '../../engine/types.ts';
import { kinds } from '../../model/kinds/all.ts';
import { parseQuestionnaire } from '../../model/parse.ts';
import { run } from './checkCommand.ts';

const guide = readFileSync(new URL('../../../docs/questionnaires.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );
const [definition = ''] = blocks('json');
const printed = blocks('console').map((text) => text.trimEnd().split('\n').slice(1));

const check = (text: string) => run(['toilets.json'], () => text);

test('the questionnaire of the guide has no findings', () => {
  expect(check(definition)).toEqual({ status: 0, lines: ['toilets.json: no finding'] });
});

test('the command prints the output of the guide', () => {
  const misspelt = definition.replace('"exclusive"', '"exlusive"').replace('"email"', '"mail"');
  const lost = definition.replace('"broken": "mail", ', '');
  expect([check(misspelt).lines, check(lost).lines]).toEqual(printed);
});

test('the guide lists each kind of item', () => {
  const [, section = ''] = guide.split('\n## Items\n');
  const [table = ''] = section.split('\n## ');
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, type]) => type)).toEqual(Object.keys(kinds));
});

test('the report matches the guide', () => {
  const read = parseQuestionnaire(JSON.parse(definition));
  const { questionnaire } = read.ok ? read : expect.fail('refused');
  const actions: Action[] = [
    { type: 'YESNO', item: 'works', value: true },
    { type: 'RATE', item: 'stars', value: 5 },
    { type: 'NEXT', item: 'next' },
    { type: 'TYPE', item: 'words', text: 'Merci !' },
    { type: 'COMMIT', item: 'words' },
    { type: 'CONFIRM' },
  ];
  let [state, outputs] = start(questionnaire);
  for (const action of actions) {
    const instance = state.status === 'complete' ? 0 : state.instance;
    [state, outputs] = transition(questionnaire, state, { ...action, instance } as Event);
  }
  const report = outputs.flatMap((output) => (output.type === 'final' ? [output.report] : []))[0];
  const shown = JSON.stringify(report, (key, value) => (key === 'items' ? undefined : value));
  const written = (blocks('text')[0] ?? '')
    .replace(/(\w+):/g, '"$1":')
    .replaceAll("'", '"')
    .replace(/,(\s*\])/g, '$1');
  expect(JSON.parse(written)).toEqual(JSON.parse(shown));
});
