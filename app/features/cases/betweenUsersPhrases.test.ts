import type { CaseInfo, Participant } from '@parvis/api/entities/case';
import { type EventFlag, eventMessages } from '@parvis/api/entities/systemMessages';
import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import { buildChatView } from './chatItems.ts';

const french = createTextStore('fr-FR');
const english = createTextStore('en-US');
for (const texts of [french, english]) await texts.load('chat');

const readers = ['reporter', 'target', 'victim', 'supported', 'source', 'staff'] as const;
type ReaderRole = (typeof readers)[number];
/** Sentences by reader: the author of the event, the other side, a witness, and staff. */
interface Phrases {
  readonly by: ReaderRole;
  readonly me: string;
  readonly other?: string;
  readonly others?: string;
  readonly staff: string;
}

const all = (text: string) => ({ other: text, others: text });

const inFrench: Partial<Record<EventFlag, Phrases>> = {
  create: {
    by: 'reporter',
    me: 'Un signalement a été envoyé',
    ...all('Un signalement a été envoyé'),
    staff: 'Signalement entre usagers',
  },
  joinTarget: {
    by: 'target',
    me: 'Vous rejoignez la conversation\u202f: ce signalement vous concerne',
    ...all('La personne concernée rejoint la conversation'),
    staff: 'La personne concernée rejoint la conversation',
  },
  joinVictim: {
    by: 'victim',
    me: 'Vous rejoignez la conversation comme personne touchée',
    ...all('Une personne touchée rejoint la conversation'),
    staff: 'Une personne touchée rejoint la conversation',
  },
  joinSupported: {
    by: 'supported',
    me: 'Vous rejoignez la conversation\u202f: vous vivez la même chose',
    ...all('Une personne qui vit la même chose rejoint la conversation'),
    staff: 'Une personne qui vit la même chose rejoint la conversation',
  },
  joinSource: {
    by: 'source',
    me: 'Vous rejoignez la conversation comme témoin',
    ...all('Un témoin rejoint la conversation'),
    staff: 'Un témoin rejoint la conversation',
  },
  joinLeft: {
    by: 'target',
    me: 'Vous quittez la conversation',
    ...all('Une personne quitte la conversation'),
    staff: 'Une personne quitte la conversation (M. D.)',
  },
  joinRemoved: {
    by: 'source',
    me: 'L’équipe vous a retiré de la conversation',
    ...all('L’équipe a retiré une personne de la conversation'),
    staff: 'Une personne a été retirée de la conversation (Témoin)',
  },
  conflict: {
    by: 'reporter',
    me: 'Vous ne recevez plus les messages de l’autre personne\u202f: chacun écrit désormais à l’équipe seule',
    other: 'Conflit signalé\u202f: chacun écrit désormais à l’équipe seule',
    others: 'Conflit entre les deux personnes\u202f: chacun écrit désormais à l’équipe seule',
    staff: 'Conflit\u202f: chacun écrit désormais à l’équipe seule (Auteur du signalement)',
  },
  conflictEnded: {
    by: 'target',
    me: 'Vous acceptez de nouveau les messages de l’autre personne',
    other: 'L’échange direct reprend\u202f: vos prochains messages seront lus par tous',
    others: 'Le conflit est levé\u202f: vos prochains messages seront lus par tous',
    staff: 'Conflit levé par la personne qui l’avait signalé (M. D.)',
  },
  crSolved: {
    by: 'target',
    me: 'Vous indiquez que c’est réglé entre vous\u202f: merci\u202f!',
    other: 'L’autre personne indique que c’est réglé entre vous',
    others: 'C’est réglé entre les deux personnes',
    staff: 'Réglé entre les personnes (M. D.)',
  },
  crClose: {
    by: 'reporter',
    me: 'Vous clôturez votre signalement',
    ...all('La personne qui signale clôture le signalement'),
    staff: 'La personne qui signale clôture le signalement',
  },
  crCancel: {
    by: 'reporter',
    me: 'Vous retirez votre signalement',
    ...all('La personne qui signale retire le signalement'),
    staff: 'La personne qui signale retire le signalement',
  },
  crHold: {
    by: 'reporter',
    me: 'Vous mettez votre signalement en pause',
    ...all('La personne qui signale met le signalement en pause'),
    staff: 'La personne qui signale met le signalement en pause',
  },
  crResume: {
    by: 'reporter',
    me: 'Vous reprenez votre signalement\u202f: l’équipe est prévenue',
    ...all('La personne qui signale reprend le signalement'),
    staff: 'La personne qui signale reprend le signalement',
  },
  crReopen: {
    by: 'reporter',
    me: 'Votre réponse rouvre le signalement\u202f: l’équipe va le revoir',
    ...all('La personne qui signale rouvre le signalement'),
    staff: 'La réponse de la personne qui signale rouvre le signalement',
  },
  joinReporter: {
    ...{ by: 'supported', me: 'Vous rejoignez la conversation\u202f: vous signalez aussi' },
    ...all('Une autre personne rejoint la conversation\u202f: elle signale aussi'),
    staff: 'Une autre personne signale aussi',
  },
  // Visitors read neither, but for a reporter who is blocked.
  block: { by: 'staff', me: 'Vous bloquez une personne (M. D.)', staff: '' },
  unblock: { by: 'staff', me: 'Vous débloquez une personne (M. D.)', staff: '' },
  crWeb: {
    by: 'reporter',
    me: 'Revenez sur cette page pour lire la réponse',
    staff: 'La personne qui signale suit le signalement sur le web, sans notification',
  },
  addId: {
    by: 'reporter',
    me: 'Vous avez donné vos coordonnées à l’équipe',
    staff: 'La personne a donné ses coordonnées (Auteur du signalement)',
  },
  mergeProfile: {
    ...{ by: 'target', me: 'Ce signalement a rejoint votre compte' },
    staff: 'La personne a réuni ses comptes\u202f: c’est toujours la même (M. D.)',
  },
  leave: {
    by: 'reporter',
    me: 'La personne qui signale a effacé toutes ses données\u202f: ses messages n’existent plus',
    ...all('La personne qui signale a effacé toutes ses données\u202f: ses messages n’existent plus'),
    staff: 'La personne qui signale a effacé toutes ses données\u202f: ses messages n’existent plus',
  },
  separated: {
    by: 'staff',
    me: 'Vous séparez les échanges\u202f: chaque côté n’est lu que de vous et des siens',
    ...all('L’équipe sépare les échanges\u202f: chaque côté écrit à part'),
    staff: '',
  },
  united: {
    by: 'staff',
    me: 'Vous réunissez les échanges',
    ...all('L’équipe réunit les échanges'),
    staff: '',
  },
  close: {
    by: 'staff',
    me: 'Vous clôturez le signalement',
    ...all('Lina Morel clôture le signalement'),
    staff: '',
  },
};

const inEnglish: typeof inFrench = {
  joinTarget: {
    by: 'target',
    me: 'You joined the conversation: it concerns you',
    ...all('The person concerned joined the conversation'),
    staff: 'The person concerned joined the conversation',
  },
  joinVictim: {
    by: 'victim',
    me: 'You joined the conversation as an affected person',
    ...all('An affected person joined the conversation'),
    staff: 'An affected person joined the conversation',
  },
  joinSupported: {
    by: 'supported',
    me: 'You joined the conversation: you have the same problem',
    ...all('Somebody who has the same problem joined the conversation'),
    staff: 'Somebody who has the same problem joined the conversation',
  },
  joinSource: {
    by: 'source',
    me: 'You joined the conversation as a witness',
    ...all('A witness joined the conversation'),
    staff: 'A witness joined the conversation',
  },
  joinLeft: {
    by: 'target',
    me: 'You left the conversation',
    ...all('Somebody left the conversation'),
    staff: 'Somebody left the conversation (M. D.)',
  },
  conflict: {
    by: 'target',
    me: 'You stopped receiving the other person’s messages: each of you now writes to the team alone',
    other: 'A conflict was reported: each of you now writes to the team alone',
    others: 'Conflict between the two people: everybody now writes to the team alone',
    staff: 'Conflict: each side now writes to the team alone (M. D.)',
  },
  crSolved: {
    by: 'reporter',
    me: 'You said that it is solved between you: thank you!',
    other: 'The other person said that it is solved between you',
    others: 'It is solved between the two people',
    staff: 'Solved between the people (Auteur du signalement)',
  },
  crCancel: {
    by: 'reporter',
    me: 'You withdrew your report',
    ...all('The person who reports withdrew the report'),
    staff: 'The person who reports withdrew the case',
  },
};

const people: readonly [crUid: ReaderRole, as: Participant['as'], name: string][] = [
  ['reporter', 'creator', 'Auteur du signalement'],
  ['target', 'target', 'M. D.'],
  ['victim', 'victim', 'Personne touchée'],
  ['supported', 'supported', 'Personne invitée'],
  ['source', 'source', 'Témoin'],
  ['staff', 'q_follower', 'Lina Morel'],
];

function readAs(reader: ReaderRole, event: EventFlag, by: ReaderRole, texts: typeof french): string {
  const side = reader === 'staff' ? 'town' : 'mobile';
  const info = {
    ...{ csid: 'c', state: 'handled', betweenUsers: true, can: [] },
    ...(reader !== 'reporter' && reader !== 'staff' && { invited: true }),
    participants: people.map(([crUid, as, name]) => ({
      ...{ crUid, as, name, initials: 'X', gcatCode: 'users', active: true },
      ...{ staff: crUid === 'staff', me: crUid === reader },
    })),
  } as unknown as CaseInfo;
  const message = {
    ...{ id: 'm', msgId: 3, csid: 'c', msgCdatim1: '2026-01-01T00:00:00.000Z' },
    ...{ crUid: by, mine: by === reader, flags: [event] },
    ...(event.endsWith('block') && {
      block: { release: false, src: { csid: 'c', cuid: 'tilleuls' }, target: { crUid: 'target' } },
    }),
  };
  const { items } = buildChatView({ messages: [message], waiting: [], info, side }, texts);
  return items.flatMap((item) => (item.kind === 'event' ? [item.text] : [])).join();
}

const expected = (reader: ReaderRole, { by, me, other, others, staff }: Phrases): string | undefined => {
  if (reader === by) return me;
  if (reader === 'staff') return staff;
  return reader === 'reporter' || reader === 'target' ? other : others;
};

test.each([
  ['French', french, inFrench],
  ['English', english, inEnglish],
] as const)('%s phrases of a case between users are each reader’s own', (_, texts, table) => {
  for (const [event, phrases] of Object.entries(table))
    for (const reader of readers) {
      const text = expected(reader, phrases);
      if (text)
        expect([event, reader, readAs(reader, event as EventFlag, phrases.by, texts)]).toEqual([
          event,
          reader,
          text,
        ]);
    }
});

test('every phrase that differs between users has its line', () => {
  const own = Object.entries(eventMessages).filter(([, row]) => 'betweenUsers' in row);
  expect(own.map(([event]) => event).filter((event) => !Object.hasOwn(inFrench, event))).toEqual([]);
});
