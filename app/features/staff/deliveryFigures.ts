import { type Fate, type Figure, type Figures, fates, wayNames } from '@parvis/api/entities/figures';
import type { TextId } from '@parvis/locales/areas';
import type { PlotGroup } from '@parvis/ui/screens/Deliveries';

/** Plot group by fate; an unknown fate is `other`. */
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
const groupOf = (fate: string): PlotGroup => (isFate(fate) ? groups[fate] : 'other');

export const filters = ['all', ...wayNames] as const;
export type Filter = (typeof filters)[number];

const sum = (figures: readonly Figure[]): number => figures.reduce((all, { messages }) => all + messages, 0);
const by = (figures: readonly Figure[], filter: Filter): Figure[] =>
  figures.filter(({ way }) => filter === 'all' || way === filter);

export const filterWords = {
  all: 'deliveries.all',
  push: 'deliveries.push',
  mail: 'deliveries.mail',
  sms: 'deliveries.sms',
} as const satisfies Readonly<Record<Filter, TextId>>;

/** Label and explanation. */
export const fateWords = {
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

export const countsOf = ({ figures }: Figures): Readonly<Record<Filter, number>> => ({
  all: sum(figures),
  push: sum(by(figures, 'push')),
  mail: sum(by(figures, 'mail')),
  sms: sum(by(figures, 'sms')),
});

/** Includes days without messages. */
export function daysOf({ days, figures }: Figures, filter: Filter) {
  const counts = new Map(days.map((day) => [day, { went: 0, failed: 0, other: 0 }]));
  for (const { day, fate, messages } of by(figures, filter)) {
    const of = counts.get(day);
    if (of) of[groupOf(fate)] += messages;
  }
  return [...counts].map(([day, of]) => ({ day, counts: of }));
}

/** Omits zero counts. */
export function fatesOf({ figures }: Figures, filter: Filter): readonly { fate: Fate; count: number }[] {
  const some = by(figures, filter);
  return fates
    .map((fate) => ({ fate, count: sum(some.filter((figure) => figure.fate === fate)) }))
    .filter(({ count }) => count > 0);
}
