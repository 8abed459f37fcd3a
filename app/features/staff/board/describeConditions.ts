import type { BoardFacets, BoardWhere } from '@parvis/api/calls/board';
import type { TextStore } from '@parvis/locales/translate';
import { type ListCondition, listConditionNames } from './boardAddress.ts';

export const facetsOf = {
  ccatCodes: 'categories',
  placeCodes: 'places',
  gcatCodes: 'services',
  crUids: 'people',
  labelIds: 'labels',
} as const satisfies Record<ListCondition, keyof BoardFacets>;

/** An active condition, and the view without it. */
export interface ShownCondition {
  readonly id: string;
  readonly label: string;
  readonly without: BoardWhere;
}

function removeKey(where: BoardWhere, key: keyof BoardWhere): BoardWhere {
  const { [key]: _, ...rest } = where;
  return rest;
}

function removeValue(where: BoardWhere, name: ListCondition, value: string): BoardWhere {
  const left = where[name]?.filter((one) => one !== value) ?? [];
  return left.length > 0 ? { ...where, [name]: left } : removeKey(where, name);
}

const describeAge = (days: number, t: TextStore['t']): string =>
  `${t('staff.where.minDays')} ${t('staff.where.days', { count: days })}`;

/** Marks values gone from the customer's file. */
export function describeConditions(
  where: BoardWhere,
  facets: BoardFacets | null | undefined,
  { t }: TextStore,
): ShownCondition[] {
  const lists = listConditionNames.flatMap((name) =>
    (where[name] ?? []).map((value) => ({
      id: `${name} ${value}`,
      label:
        facets?.[facetsOf[name]].find(({ code }) => code === value)?.lbl ??
        (facets ? t('staff.where.gone', { what: t(`staff.where.${name}`) }) : t(`staff.where.${name}`)),
      without: removeValue(where, name, value),
    })),
  );
  const others = [
    where.danger && ({ key: 'danger', label: t('staff.where.danger') } as const),
    where.unread && ({ key: 'unread', label: t('staff.where.unread') } as const),
    where.late && ({ key: 'late', label: t('staff.where.late') } as const),
    where.minDays !== undefined && ({ key: 'minDays', label: describeAge(where.minDays, t) } as const),
  ].filter((one) => one !== undefined && one !== false);
  return [...lists, ...others.map(({ key, label }) => ({ id: key, label, without: removeKey(where, key) }))];
}
