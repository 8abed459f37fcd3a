import type { Translate } from '@parvis/locales/translate';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import type { WaitingItem } from './waitingItem.ts';

const EVENT = /^body\.played\.events\.(\d+)(?:\.\w+)?$/;

const FILE = /^body\.files\.(\d+)(?:\.\w+|\.captions\..+)?$/;
const WORDS = /^body\.files\.\d+\.(?:captions|noSpeech)\b/;

const PHOTO = { why: new Map([['infected', 'photo.infected' as const]]), other: 'photo.failed' } as const;
const VIDEO = {
  why: new Map<string, 'video.infected' | 'video.failed.tooLong' | 'video.failed.tooBig'>([
    ['infected', 'video.infected'],
    ['tooLong', 'video.failed.tooLong'],
    ['tooBig', 'video.failed.tooBig'],
  ]),
  other: 'video.failed',
} as const;

/** By place in the payload. */
const PLACES = new Map([
  ['body.questionnaireId', 'chat.failed.at.questions'],
  ['body.flowId', 'chat.failed.at.questions'],
  ['body.played.events', 'chat.failed.at.answers'],
  ['body.contact.phone', 'chat.failed.at.phone'],
  ['body.contact.mail', 'chat.failed.at.mail'],
] as const) as ReadonlyMap<
  string,
  'chat.failed.at.questions' | 'chat.failed.at.answers' | 'chat.failed.at.phone' | 'chat.failed.at.mail'
>;

export function findRefusedFile({ refused, refusedAt = '' }: OutboxItem): number | undefined {
  const [, file] = FILE.exec(refusedAt) ?? [];
  return refused === undefined || file === undefined ? undefined : Number(file);
}

/** Undefined if the server did not say. */
function describeRefusedField(item: OutboxItem, t: Translate): string | undefined {
  const { refusedAt, refusedFor, body, files } = item;
  if (refusedAt === undefined) return undefined;
  const sentence = PLACES.get(refusedAt);
  if (sentence) return t(sentence);
  const file = findRefusedFile(item);
  if (file !== undefined) {
    if (WORDS.test(refusedAt)) return t('captions.refused', { number: file + 1 });
    const reasons = files?.[file]?.video ? VIDEO : PHOTO;
    return t(reasons.why.get(refusedFor ?? '') ?? reasons.other, { number: file + 1 });
  }
  const [, index] = EVENT.exec(refusedAt) ?? [];
  if (index === undefined || !('played' in body)) return t('chat.failed.at.other', { place: refusedAt });
  const all = body.played.events.length;
  const at = Number(index) + 1;
  return at > all ? t('chat.failed.at.end') : t('chat.failed.at.event', { at, all });
}

/** The conversation explains a report's. */
const REASONS = new Map([
  ['blocked', 'chat.failed.why.blocked'],
  ['stopped', 'chat.failed.why.stopped'],
  ['withdrawn', 'chat.failed.why.withdrawn'],
  ['stepNotAllowed', 'chat.failed.why.over'],
  ['gatheringClosed', 'chat.failed.why.gatheringClosed'],
  ['silenced', 'chat.failed.why.silenced'],
  ['alreadyRead', 'chat.failed.why.read'],
  ['unknownCase', 'chat.failed.why.gone'],
  ['unknownPoll', 'chat.failed.why.pollGone'],
  ['pollClosed', 'chat.failed.why.pollClosed'],
  ['alreadyAnswered', 'chat.failed.why.pollAnswered'],
  ['internal', 'chat.failed.why.server'],
  ['unavailable', 'chat.failed.why.server'],
] as const) as ReadonlyMap<
  string,
  | 'chat.failed.why.blocked'
  | 'chat.failed.why.stopped'
  | 'chat.failed.why.withdrawn'
  | 'chat.failed.why.over'
  | 'chat.failed.why.gatheringClosed'
  | 'chat.failed.why.silenced'
  | 'chat.failed.why.read'
  | 'chat.failed.why.gone'
  | 'chat.failed.why.pollGone'
  | 'chat.failed.why.pollClosed'
  | 'chat.failed.why.pollAnswered'
  | 'chat.failed.why.server'
>;

/** Why an item was not sent; the footer explains a report. */
export function describeSendFailure(item: WaitingItem, t: Translate): string | undefined {
  const isReport = item.kind === 'case';
  if (item.stranded) return isReport || item.known ? undefined : t('home.unsent.text');
  const place = describeRefusedField(item, t);
  if (place !== undefined || isReport) return place;
  return t(REASONS.get(item.refused ?? '') ?? 'chat.failed.why.other');
}
