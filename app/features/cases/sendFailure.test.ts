import { createTextStore } from '@parvis/locales/translate';
import { expect, test } from 'vitest';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import { describeSendFailure } from './sendFailure.ts';
import type { WaitingItem } from './waitingItem.ts';

const { t, load } = createTextStore('fr-FR');
await load('chat', 'home');

const waiting = {
  cuid: 'town',
  csid: 'c',
  crUid: 'me',
  created: 1,
  shown: {},
  refused: 'badRequest',
} as const;
const events = [{ type: 'CHECK', item: 'leak' } as const, { type: 'CONFIRM' } as const];
const form = (refusedAt?: string): OutboxItem => ({
  ...waiting,
  kind: 'form',
  id: 'f',
  body: { csid: 'c', id: 'f', msgIdAnswer: 1, played: { flags: [], mode: 'whole', events } },
  ...(refusedAt !== undefined && { refusedAt }),
});

test.each([
  ['body.played.events.0', 'Le service n’a pas pu suivre vos réponses à partir de l’étape 1 sur 2.'],
  ['body.played.events.1', 'Le service n’a pas pu suivre vos réponses à partir de l’étape 2 sur 2.'],
  ['body.played.events.1.text', 'Le service n’a pas pu suivre vos réponses à partir de l’étape 2 sur 2.'],
  ['body.played.events.2', 'Le service n’a pas trouvé la fin de vos réponses.'],
  ['body.played.events', 'Aucune réponse n’y a été trouvée.'],
  ['body.questionnaireId', 'Les questions posées ne sont pas, ou plus, connues du service.'],
  ['body.flowId', 'Les questions posées ne sont pas, ou plus, connues du service.'],
  ['body.contact.phone', 'Le numéro donné n’est pas un numéro de téléphone.'],
  ['body.contact.mail', 'L’adresse donnée n’est pas une adresse e-mail.'],
  ['body.played.flags', 'Endroit refusé : body.played.flags'],
  ['constructor', 'Endroit refusé : constructor'],
  [undefined, 'Le service ne l’a pas accepté.'],
])('locates the error of answers refused at %s', (place, words) => {
  expect(describeSendFailure(form(place), t)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});
test.each([
  [undefined, 'La photo 2 n’a pas pu être lue comme une image. Prenez-la de nouveau.'],
  [
    'infected',
    'La photo 2 contient un virus : elle n’est ni envoyée ni gardée. Retirez-la, ou prenez-en une autre.',
  ],
])('names the photo refused for %s, and the reason', (refusedFor, words) => {
  const body = { csid: 'c', id: 'm', files: [{ id: 'photo' }] };
  const item: OutboxItem = {
    ...waiting,
    kind: 'media',
    id: 'm',
    body,
    refusedAt: 'body.files.1',
    ...(refusedFor && { refusedFor }),
  };
  expect(describeSendFailure(item, t)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});

test.each([
  ['a message says why it does not go', {}, 'home.unsent.text'],
  ['of a report the foot says it', { kind: 'case' }, undefined],
  ['what waits for somebody else says it in place of its words', { known: true }, undefined],
] as const)('explains items of an earlier session: %s', (_, more, id) => {
  const item = { ...form(), stranded: true, ...more } as WaitingItem;
  expect(describeSendFailure(item, t)).toBe(id && t(id));
});

const sent = (video: boolean, refusedFor: string): OutboxItem => ({
  ...waiting,
  kind: 'media',
  id: 'm',
  body: { csid: 'c', id: 'm', files: [{ id: 'f' }] },
  files: [{ id: 'f', blob: new Blob(['x']), ...(video && { video: { width: 4, height: 3, seconds: 2 } }) }],
  refusedAt: 'body.files.0',
  refusedFor,
});

test.each([
  [false, 'format', 'photo.failed'],
  [false, 'infected', 'photo.infected'],
  [true, 'format', 'video.failed'],
  [true, 'tooLong', 'video.failed.tooLong'],
  [true, 'tooBig', 'video.failed.tooBig'],
  [true, 'infected', 'video.infected'],
] as const)('names the kind of a refused file and the reason: video %s, %s', (video, why, words) => {
  expect(describeSendFailure(sent(video, why), t)).toBe(t(words, { number: 1 }));
});
