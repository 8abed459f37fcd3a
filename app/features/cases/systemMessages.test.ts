import type { CaseSummary } from '@parvis/api/entities/case';
import {
  type EventFlag,
  eventMessages,
  joinMessages,
  type SystemIcon,
} from '@parvis/api/entities/systemMessages';
import { createTextStore } from '@parvis/locales/translate';
import type { ChatEventKind } from '@parvis/ui/screens/Chat';
import { expect, expectTypeOf, test } from 'vitest';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { buildCaseItem } from './caseItems.ts';
import { describeEvent } from './systemMessages.ts';

test('draws exactly the icons that the table of system messages names', () => {
  expectTypeOf<SystemIcon>().toEqualTypeOf<ChatEventKind>();
});

const texts = createTextStore('fr-FR');
await texts.load('chat', 'home');

const english = createTextStore('en-US');
await english.load('chat');

const said = (
  message: Omit<Parameters<typeof describeEvent>[0], 'mine'>,
  mine = false,
  side: CaseSide = 'mobile',
) => describeEvent({ mine, ...message }, 'Aline', texts.t, side)?.text;

const listed = (
  last: Partial<CaseSummary['last']>,
  side: CaseSide = 'mobile',
  handlers: readonly string[] = [],
) => {
  const one: CaseSummary = {
    csid: 'c',
    caseNbr: '4F7K',
    cuid: 'town',
    cstmrLbl: 'Ville',
    ccatCode: 'wc',
    ccatPath: 'wc',
    ccatLbls: ['Toilettes'],
    placeLbl: 'Halles',
    state: 'open',
    created: '2026-01-01T00:00:00.000Z',
    last: { msgId: 1, at: '2026-01-01T00:00:00.000Z', mine: false, ...last },
    unread: 0,
    mine: false,
    handlers: [...handlers],
    simulation: false,
  };
  return buildCaseItem(one, texts, { href: '/', side }).lastText;
};
test('addresses the actor, uses staff phrases, and names the outcome of a close', () => {
  expect(said({ flags: ['handle'] }, true)).toBe('Vous prenez le signalement en charge');
  expect(said({ flow: 'satisfaction' })).toBe('Votre avis est demandé');
  expect(said({ flow: 'satisfaction' }, false, 'town')).toBe('L’avis du visiteur est demandé');
  expect(said({ flags: ['close'], outcome: 'solved' })).toBe('Aline clôture le signalement\u202f: résolu');
  expect(said({})).toBeUndefined();
});

test.each(Object.keys(eventMessages) as EventFlag[])(
  '%s says "case" to English staff, never "report"',
  (event) => {
    const told = (mine: boolean) =>
      describeEvent({ mine, flags: [event] }, 'Aline', english.t, 'town')?.text ?? '';
    expect(told(false)).not.toMatch(/\breports?\b/i);
    // Events caused by visitors alone may say "report".
    if (!('ofReport' in eventMessages[event])) expect(told(true)).not.toMatch(/\breports?\b/i);
  },
);
test('shows an unknown event by its code, in the chat and in lists', () => {
  expect(said({ flags: ['escalate'] })).toBe('Message inconnu (escalate)');
  expect(said({ flow: 'survey' })).toBe('Message inconnu (survey)');
  expect(said({ flags: ['toString'] })).toBe('Message inconnu (toString)');
  expect(listed({ kind: 'escalate' })).toBe('Message inconnu (escalate)');
});

test('describes the last event and its actor for each reader', () => {
  expect(listed({ kind: 'create' })).toBe('Signalement envoyé');
  expect(listed({ kind: 'create' }, 'town')).toBe('Signalement reçu');
  expect(listed({ kind: 'handle' })).toBe('Équipe prend le signalement en charge');
  const joined = { kind: 'handle', name: 'Bruno' } as const;
  expect(listed(joined, 'town', ['Aline', 'Bruno'])).toBe('Bruno rejoint le signalement');
  expect(listed({ ...joined, kind: 'rejoin' }, 'town', ['Bruno'])).toBe(
    'Bruno prend le signalement en charge',
  );
  expect(listed({ kind: 'hold', name: 'Aline' }, 'town')).toBe('Aline met le signalement en attente');
  expect(listed({ kind: 'hold', name: 'Aline', mine: true }, 'town')).toBe(
    'Vous mettez le signalement en attente',
  );
  expect(listed({ kind: 'satisfaction' })).toBe('Votre avis est demandé');
  expect(listed({ kind: 'satisfaction' }, 'town')).toBe('L’avis du visiteur est demandé');
  expect(listed({})).toBeUndefined();
  expect(listed({ txt: 'Fuite', mine: true })).toBe(texts.t('home.you', { txt: 'Fuite' }));
});

test.each(Object.keys(eventMessages) as EventFlag[])('%s has a sentence and an icon', (event) => {
  expect(said({ flags: [event] })).not.toContain('--');
  expect(describeEvent({ mine: true, flags: [event] }, 'Aline', texts.t, 'town')?.icon).toBeTruthy();
});

test.each(Object.entries(joinMessages))(
  'tells the join of %s to whoever did it, to others and to staff',
  (role, { event }) => {
    const told = (mine: boolean, side: CaseSide, flag: string, locale = texts) =>
      describeEvent({ mine, flags: [flag], join: { as: role } }, 'Aline', locale.t, side)?.text ?? '';
    for (const locale of [texts, english]) {
      const phrases = [
        told(true, 'mobile', event, locale),
        told(false, 'mobile', event, locale),
        told(false, 'town', event, locale),
        told(true, 'town', 'handle', locale),
      ];
      for (const phrase of phrases) expect(phrase).toMatch(/^[^-{}][^{}]+$/);
    }
  },
);

test('tells staff alone how a colleague came to a case', () => {
  const told = (as: string, side: CaseSide, flag = 'handle') =>
    said({ flags: [flag], join: { as } }, false, side);
  expect(told('alerted', 'town')).toBe('Aline prend le signalement en charge, après une alerte');
  expect(told('q_follower', 'town', 'rejoin')).toBe('Aline rejoint le signalement, depuis la liste');
  expect(told('alerted', 'mobile')).toBe('Aline prend le signalement en charge');
  expect(told('aNewerRole', 'town')).toBe('Aline prend le signalement en charge');
});
