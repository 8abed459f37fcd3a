import type { Deadlines } from '@parvis/api/entities/deadline';
import type { TextId } from '@parvis/locales/areas';
import { displayMoment } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { formatDue, formatLateness, formatSpan, isLate } from '../cases/formatDue.ts';

const kinds = ['answer', 'solve'] as const;

const moves: Readonly<Record<string, TextId>> = {
  held: 'staff.due.moved.held',
  category: 'staff.due.moved.category',
  hours: 'staff.due.moved.hours',
};

function describeLeft(left: NonNullable<Deadlines['left']>, { t, locale }: TextStore): string {
  const parts = kinds.flatMap((kind) => {
    const minutes = left[kind];
    if (minutes === undefined) return [];
    const span = formatSpan(locale(), Math.abs(minutes));
    return [t(minutes > 0 ? `staff.due.left.${kind}` : 'staff.due.left.late', { span })];
  });
  return t('staff.due.held', { left: new Intl.ListFormat(locale()).format(parts) });
}

/** Of the next active deadline. */
function describeMove({ answer, solve, moved }: Deadlines, { t, locale }: TextStore): string | undefined {
  const before = answer === undefined ? solve && moved?.solve : moved?.answer;
  const id = moved && moves[moved.why];
  return before && id && t(id, { when: displayMoment(locale(), new Date(before)) });
}

/** "Répondre avant 14:00 · Régler avant mar. 12:00. Reporté…" */
export function describeDeadlines(deadlines: Deadlines, texts: TextStore, now: Date = new Date()): string {
  if (deadlines.left) return describeLeft(deadlines.left, texts);
  const parts = kinds.flatMap((of) => {
    const at = deadlines[of];
    if (at === undefined) return [];
    if (!isLate({ at }, now)) return [formatDue({ of, at }, texts, now)];
    return [texts.t(`staff.due.late.${of}`, { span: formatLateness(texts.locale(), at, now) })];
  });
  return [parts.join(' · '), describeMove(deadlines, texts)].filter(Boolean).join(' — ');
}

export const isAnyLate = ({ answer, solve }: Deadlines, now: Date = new Date()): boolean =>
  [answer, solve].some((at) => at !== undefined && isLate({ at }, now));
