import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { buildChatView } from './chatItems.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat');

/** "anna handle" as a message. */
const messagesOf = (story: readonly string[], from = 1): CaseMessage[] =>
  story.map((line, index) => {
    const [crUid = '', flag = ''] = line.split(' ');
    return {
      id: `m${index}`,
      msgId: from + index,
      csid: 'c',
      msgCdatim1: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
      mine: false,
      crUid,
      flags: [flag],
    };
  });
const lastLine = (story: readonly string[], from?: number): string | undefined => {
  const messages = messagesOf(story, from);
  return buildChatView({ messages, waiting: [], info: undefined, side: 'mobile' }, texts).items.at(-1)?.text;
};

const TAKES = 'Équipe prend le signalement en charge';
const JOINS = 'Équipe rejoint le signalement';

test.each<[string, string[], string]>([
  ['the first takes it', ['jo create', 'anna handle'], TAKES],
  ['the second joins', ['jo create', 'anna handle', 'bruno handle'], JOINS],
  [
    'who comes back to a colleague joins',
    ['anna handle', 'bruno handle', 'anna leave', 'anna rejoin'],
    JOINS,
  ],
  ['who comes back to nobody takes it', ['anna handle', 'anna leave', 'anna rejoin'], TAKES],
  [
    'who takes one that came back takes it',
    ['anna handle', 'anna close', 'jo crReopen', 'anna rejoin'],
    TAKES,
  ],
  [
    'a colleague of who resumed it joins',
    ['anna handle', 'anna leave', 'bruno resume', 'anna rejoin'],
    JOINS,
  ],
  ['after who was erased nobody is there', ['anna handle', 'anna erased', 'bruno handle'], TAKES],
])('phrases joins: %s', (_name, story, line) => {
  expect(lastLine(story)).toBe(line);
});
