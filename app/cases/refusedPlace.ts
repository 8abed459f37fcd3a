import type { Translate } from '@parvis/locales/translate';
import type { OutboxItem } from '../data/outgoing.ts';

const EVENT = /^body\.played\.events\.(\d+)(?:\.\w+)?$/;

/** Places that have a sentence of their own. */
const PLACES = new Map([
  ['body.questionnaireId', 'chat.failed.at.questions'],
  ['body.flowId', 'chat.failed.at.questions'],
  ['body.played.events', 'chat.failed.at.answers'],
] as const) as ReadonlyMap<string, 'chat.failed.at.questions' | 'chat.failed.at.answers'>;

/** Where the server found the fault in what it refused, in words; nothing where it did not say. */
export function refusedPlace({ refusedAt, body }: OutboxItem, t: Translate): string | undefined {
  if (refusedAt === undefined) return undefined;
  const sentence = PLACES.get(refusedAt);
  if (sentence) return t(sentence);
  const [, index] = EVENT.exec(refusedAt) ?? [];
  if (index === undefined || !('played' in body)) return t('chat.failed.at.other', { place: refusedAt });
  const all = body.played.events.length;
  const at = Number(index) + 1;
  return at > all ? t('chat.failed.at.end') : t('chat.failed.at.event', { at, all });
}
