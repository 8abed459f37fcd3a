import { moderationReasonSchema } from '@parvis/api/entities/moderation';
import { type Moderation, type Notice, noticeDecisionSchema } from '@parvis/api/entities/notice';
import type { TextId } from '@parvis/locales/areas';
import { displayMoment } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import type { ModerationEntry } from '@parvis/ui/screens/Moderation';
import { formatBlockReasons } from '../cases/blockReasons.ts';
import { getDecisionEffect } from './decisionEffect.ts';
import { formatMessageHash } from './messageHash.ts';

type Texts = Pick<TextStore, 't' | 'locale'>;

const isIn = <K extends string>(known: Readonly<Record<K, unknown>>, code: string): code is K =>
  Object.hasOwn(known, code);

const subjects = {
  case: 'notices.about.case',
  message: 'notices.about.message',
  participant: 'notices.about.participant',
} as const;

const formatReason = (reason: string, { t }: Texts): string => {
  const known = isIn(moderationReasonSchema.def.entries, reason) ? reason : 'other';
  return t('notices.reason', { reason: t(`moderation.${known}`) });
};

const getSubjectTextId = ({ about: { kind }, copy }: Notice): TextId =>
  kind === 'message' && copy === undefined ? 'notices.about.message.gone' : subjects[kind];

const buildPlace = (
  cuid: string,
  { csid, at, msgId }: { csid: string; at: string; msgId?: number | undefined },
  { locale }: Texts,
) => ({
  href: `/staff/${cuid}/${csid}${msgId === undefined ? '' : formatMessageHash(msgId)}`,
  when: displayMoment(locale(), new Date(at)),
  at,
});

const buildQuotes = (quotes: readonly (readonly [TextId, string | undefined])[], { t }: Texts) =>
  quotes.flatMap(([id, text]) => (text ? [{ id, label: t(id), text }] : []));

const getOutcomeTextId = (notice: Notice, decision: string): TextId =>
  isIn(noticeDecisionSchema.def.entries, decision)
    ? `notices.decided.${getDecisionEffect(notice, decision)}`
    : 'notices.decided.unknown';

/** Open or decided. */
export function buildNotice(cuid: string, notice: Notice, texts: Texts): ModerationEntry {
  const { t, locale } = texts;
  const { id, reference, caseNbr: nbr, about, reason, stopped, decided, txt, copy } = notice;
  const decision = decided && {
    decision: t(getOutcomeTextId(notice, decided.decision)),
    name: decided.name,
    when: displayMoment(locale(), new Date(decided.at)),
  };
  return {
    ...buildPlace(cuid, { ...notice, ...(about.kind === 'message' && { msgId: about.msgId }) }, texts),
    id,
    title: notice.title
      ? t('notices.name.gathering', { reference, title: notice.title })
      : t('notices.name', { reference, nbr }),
    status: stopped ? t('notices.stopped') : undefined,
    lines: [
      t(getSubjectTextId(notice)),
      formatReason(reason, texts),
      ...(decision ? [t('notices.decided.line', decision)] : []),
    ],
    quotes: buildQuotes(
      [
        ['notices.txt', txt],
        ['notices.copy', copy],
        ['notices.note', decided?.note],
      ],
      texts,
    ),
  };
}

/** Removed by staff. */
export function buildModerated(cuid: string, one: Moderation['moderated'][number], texts: Texts) {
  const { csid, msgId, caseNbr: nbr, reason, name, note } = one;
  return {
    ...buildPlace(cuid, one, texts),
    id: `${csid}-${msgId}`,
    title: texts.t('notices.case', { nbr }),
    lines: [formatReason(reason, texts), texts.t('notices.by', { name })],
    quotes: buildQuotes([['notices.note', note]], texts),
  };
}

/** Awaiting approval in a discussion. */
export function buildWaiting(cuid: string, one: NonNullable<Moderation['waiting']>[number], texts: Texts) {
  const { csid, msgId, title, name, txt, files } = one;
  return {
    ...buildPlace(cuid, one, texts),
    id: `${csid}-${msgId}`,
    title,
    lines: [
      ...(name === undefined ? [] : [texts.t('notices.waiting.by', { name })]),
      ...(files > 0 ? [texts.t('notices.waiting.files', { count: files })] : []),
    ],
    quotes: buildQuotes([['notices.waiting.txt', txt]], texts),
  };
}

export function buildBlock(cuid: string, one: Moderation['blocks'][number], texts: Texts) {
  const { crUid, caseNbr: nbr, reason, name } = one;
  const { t, locale } = texts;
  return {
    ...buildPlace(cuid, one, texts),
    id: crUid,
    title: t('notices.case', { nbr }),
    lines: [
      t('notices.reason', { reason: formatBlockReasons(reason, t, locale()) }),
      ...(name === undefined ? [] : [t('notices.by', { name })]),
    ],
  };
}
