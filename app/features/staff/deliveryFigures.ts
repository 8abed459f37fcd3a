import { type Fate, type Figure, type Figures, fates, wayNames } from '@parvis/api/entities/figures';
import type { TextId } from '@parvis/locales/areas';
import type { PlotGroup } from '@parvis/ui/screens/Deliveries';

/** Unknown fates are `other`. */
const groups: Readonly<Record<Fate, PlotGroup>> = {
  sent: 'went',
  delivered: 'went',
  refused: 'failed',
  late: 'failed',
  failed: 'failed',
  gone: 'failed',
  replaced: 'other',
  read: 'other',
  waiting: 'other',
};
const isFate = (fate: string): fate is Fate => Object.hasOwn(groups, fate);
const getGroup = (fate: string): PlotGroup => (isFate(fate) ? groups[fate] : 'other');

export const deliveryFilters = ['all', ...wayNames] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

const computeTotal = (figures: readonly Figure[]): number =>
  figures.reduce((all, { messages }) => all + messages, 0);
const filterByChannel = (figures: readonly Figure[], filter: DeliveryFilter): Figure[] =>
  figures.filter(({ way }) => filter === 'all' || way === filter);

export const filterTexts = {
  all: 'deliveries.all',
  push: 'deliveries.push',
  mail: 'deliveries.mail',
  sms: 'deliveries.sms',
} as const satisfies Readonly<Record<DeliveryFilter, TextId>>;

/** Label and explanation. */
export const fateTexts = {
  waiting: ['deliveries.fate.waiting', 'deliveries.fate.waiting.why'],
  sent: ['deliveries.fate.sent', 'deliveries.fate.sent.why'],
  delivered: ['deliveries.fate.delivered', 'deliveries.fate.delivered.why'],
  refused: ['deliveries.fate.refused', 'deliveries.fate.refused.why'],
  late: ['deliveries.fate.late', 'deliveries.fate.late.why'],
  failed: ['deliveries.fate.failed', 'deliveries.fate.failed.why'],
  gone: ['deliveries.fate.gone', 'deliveries.fate.gone.why'],
  replaced: ['deliveries.fate.replaced', 'deliveries.fate.replaced.why'],
  read: ['deliveries.fate.read', 'deliveries.fate.read.why'],
} as const satisfies Readonly<Record<Fate, readonly [label: TextId, why: TextId]>>;

export const countByFilter = ({ figures }: Figures): Readonly<Record<DeliveryFilter, number>> => ({
  all: computeTotal(figures),
  push: computeTotal(filterByChannel(figures, 'push')),
  mail: computeTotal(filterByChannel(figures, 'mail')),
  sms: computeTotal(filterByChannel(figures, 'sms')),
});

/** Includes days without messages. */
export function countByDay({ days, figures }: Figures, filter: DeliveryFilter) {
  const counts = new Map(days.map((day) => [day, { went: 0, failed: 0, other: 0 }]));
  for (const { day, fate, messages } of filterByChannel(figures, filter)) {
    const of = counts.get(day);
    if (of) of[getGroup(fate)] += messages;
  }
  return [...counts].map(([day, of]) => ({ day, counts: of }));
}

/** Omits zero counts. */
export function countByFate(
  { figures }: Figures,
  filter: DeliveryFilter,
): readonly { fate: Fate; count: number }[] {
  const some = filterByChannel(figures, filter);
  return fates
    .map((fate) => ({ fate, count: computeTotal(some.filter((figure) => figure.fate === fate)) }))
    .filter(({ count }) => count > 0);
}
