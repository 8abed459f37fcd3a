import type { Translate } from '@parvis/locales/translate';
import type { OutboxItem } from '../data/outgoing.ts';
import type { WaitingItem } from './stranded.ts';

const EVENT = /^body\.played\.events\.(\d+)(?:\.\w+)?$/;

const FILE = /^body\.files\.(\d+)(?:\.\w+|\.captions\..+)?$/;
/** What is said in a video, where it does not fit it. */
const WORDS = /^body\.files\.\d+\.(?:captions|noSpeech)\b/;

/** Why a file is not taken, as far as it has a sentence of its own. */
const PHOTO = { why: new Map([['infected', 'photo.infected' as const]]), other: 'photo.failed' } as const;
const VIDEO = {
  why: new Map<string, 'video.infected' | 'video.failed.tooLong' | 'video.failed.tooBig'>([
    ['infected', 'video.infected'],
    ['tooLong', 'video.failed.tooLong'],
    ['tooBig', 'video.failed.tooBig'],
  ]),
  other: 'video.failed',
} as const;

/** Places that have a sentence of their own. */
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

/** Which of its files the server did not take. */
export function refusedFile({ refused, refusedAt = '' }: OutboxItem): number | undefined {
  const [, file] = FILE.exec(refusedAt) ?? [];
  return refused === undefined || file === undefined ? undefined : Number(file);
}

/** Where the server found the fault in what it refused, in words; nothing where it did not say. */
function refusedPlace(item: OutboxItem, t: Translate): string | undefined {
  const { refusedAt, refusedFor, body, files } = item;
  if (refusedAt === undefined) return undefined;
  const sentence = PLACES.get(refusedAt);
  if (sentence) return t(sentence);
  const file = refusedFile(item);
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

/** Refusals that have a sentence of their own; of a report the conversation says why. */
const REASONS = new Map([
  ['blocked', 'chat.failed.why.blocked'],
  ['withdrawn', 'chat.failed.why.withdrawn'],
  ['stepNotAllowed', 'chat.failed.why.over'],
  ['unknownCase', 'chat.failed.why.gone'],
  ['internal', 'chat.failed.why.server'],
  ['unavailable', 'chat.failed.why.server'],
] as const) as ReadonlyMap<
  string,
  | 'chat.failed.why.blocked'
  | 'chat.failed.why.withdrawn'
  | 'chat.failed.why.over'
  | 'chat.failed.why.gone'
  | 'chat.failed.why.server'
>;

/** Why something was not sent: whose it is, the fault where the server named it, else its reason; of a report the foot of the conversation says it. */
export function unsentWhy(item: WaitingItem, t: Translate): string | undefined {
  const isReport = item.kind === 'case';
  if (item.stranded) return isReport || item.known ? undefined : t('home.unsent.text');
  const place = refusedPlace(item, t);
  if (place !== undefined || isReport) return place;
  return t(REASONS.get(item.refused ?? '') ?? 'chat.failed.why.other');
}
