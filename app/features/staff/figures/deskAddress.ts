import {
  type DeskAsk,
  type DeskDimension,
  type DeskPeriod,
  deskAskSchema,
  deskDimensions,
  deskPeriods,
} from '@parvis/api/entities/deskFigures';

const find = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Defaults: a month, by service. */
export function parseDeskAsk(search: string): DeskAsk {
  const query = new URLSearchParams(search);
  const period: DeskPeriod = find(deskPeriods, query.get('period')) ?? 'month';
  const by: DeskDimension = find(deskDimensions, query.get('by')) ?? 'service';
  if (period !== 'own') return { period, by };
  const own = { period, by, from: query.get('from') ?? undefined, until: query.get('until') ?? undefined };
  return deskAskSchema.safeParse(own).data ?? { period, by };
}

export const buildDeskQuery = (ask: DeskAsk): string =>
  new URLSearchParams(
    Object.entries(ask).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();

/** A custom period has both days, in order. */
export const isComplete = ({ period, from, until }: DeskAsk): boolean =>
  period !== 'own' || (from !== undefined && until !== undefined && from <= until);
