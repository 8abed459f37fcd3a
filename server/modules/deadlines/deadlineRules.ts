import { createHash } from 'node:crypto';
import { type OpeningHours, type Targets, weekdays } from '../../platform/config/openingHours.ts';
import type { customers } from '../../platform/db/schema.ts';
import { getCustomerZone, indexCategories } from '../customers/service.ts';
import type { Calendar, OpenHours } from './openTime.ts';

export type DeadlineSettings = Pick<
  typeof customers.$inferSelect,
  'openingHours' | 'targets' | 'ladder' | 'menu'
>;

export interface DeadlineRules {
  readonly calendar: Calendar;
  /** Falls back to the customer's targets. */
  readonly getTargets: (ccatCode: string) => Targets;
  /** Hash of the rules; null without any target. */
  readonly version: string | null;
}

const WHOLE_DAY: readonly OpenHours[] = [{ from: '00:00', until: '24:00' }];

const parseStretch = (stretch: string): OpenHours => {
  const [from = '', until = ''] = stretch.split('-');
  return { from, until };
};

function buildCalendar(hours: OpeningHours | null, zone: string): Calendar {
  return {
    zone,
    week: weekdays.map((day) => (hours ? (hours[day] ?? []).map(parseStretch) : WHOLE_DAY)),
    closed: new Set(hours?.closed),
    frenchHolidays: hours?.frenchHolidays ?? false,
  };
}

const VERSION_LENGTH = 16;

function build(settings: DeadlineSettings): DeadlineRules {
  const { openingHours, targets, menu } = settings;
  const zone = getCustomerZone(settings);
  const own = [...indexCategories(menu).values()].flatMap(({ category }) =>
    category.targets ? [[category.code, category.targets] as const] : [],
  );
  const ofCategory = new Map(own);
  const hasTarget = [targets, ...ofCategory.values()].some((one) => one?.firstAnswer ?? one?.solved);
  return {
    calendar: buildCalendar(openingHours, zone),
    getTargets: (ccatCode) => ({ ...targets, ...ofCategory.get(ccatCode) }),
    version: hasTarget
      ? createHash('sha256')
          .update(JSON.stringify([zone, openingHours, targets, own]))
          .digest('base64url')
          .slice(0, VERSION_LENGTH)
      : null,
  };
}

const built = new WeakMap<DeadlineSettings, DeadlineRules>();

export function buildDeadlineRules(settings: DeadlineSettings): DeadlineRules {
  const rules = built.get(settings) ?? build(settings);
  built.set(settings, rules);
  return rules;
}
