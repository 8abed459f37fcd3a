import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { buildChatView } from './chatItems.ts';

const texts = createTextStore('fr-FR');
await texts.load('chat');

/** Letters: close, satisfaction question, resume, a colleague's resume, the visitor's message. */
const kinds = {
  c: { mine: false, crUid: 'anna', flags: ['close'], outcome: 'solved' },
  s: { mine: false, flow: 'satisfaction' },
  r: { mine: false, crUid: 'anna', flags: ['resume'] },
  b: { mine: false, crUid: 'bruno', flags: ['resume'] },
  v: { mine: true, crUid: 'me', msgTxt: 'Merci' },
} as const satisfies Record<string, Partial<CaseMessage>>;

/** @param apart seconds between messages */
function linesOf(story: string, side: 'mobile' | 'town', apart = 5, words?: string): string[] {
  const messages = [...story].map(
    (kind, index): CaseMessage => ({
      id: `${kind}${index}`,
      msgId: index + 1,
      csid: 'c',
      msgCdatim1: new Date(Date.UTC(2026, 0, 1) + index * apart * 1_000).toISOString(),
      ...kinds[kind as keyof typeof kinds],
      ...(kind === 'c' && words && { msgTxt: words }),
    }),
  );
  return buildChatView({ messages, waiting: [], info: undefined, side }, texts).items.map(
    ({ text }) => text ?? '',
  );
}

const UNDONE = 'Équipe clôture le signalement, puis annule aussitôt cette clôture';

test('shows the reporter one line for a close undone at once', () => {
  expect(linesOf('vcsr', 'mobile')).toEqual(['Merci', UNDONE]);
});
test.each([
  ['staff keep all that was done', 'csr', 'town', 5],
  ['it was closed long enough to be read', 'csr', 'mobile', 90],
  ['a colleague took it up again', 'csb', 'mobile', 5],
  ['the visitor has said something', 'csvr', 'mobile', 5],
  ['it is closed', 'cs', 'mobile', 5],
] as const)('keeps all lines where %s', (_, story, side, apart) => {
  const lines = linesOf(story, side, apart);
  expect(lines).toHaveLength(story.length);
  expect(lines).not.toContain(UNDONE);
});
