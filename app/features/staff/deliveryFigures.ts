import { type Fate, type Figure, type Figures, fates, wayNames } from '@parvis/api/entities/figures';
import type { TextId } from '@parvis/locales/areas';
import type { PlotGroup } from '@parvis/ui/screens/Deliveries';

/** What a fate counts as in the drawing; one of a newer server is none that failed. */
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

/** The filters of the page: all, then the ways. */
export const filters = ['all', ...wayNames] as const;
/** A filter of the page. */
export type Filter = (typeof filters)[number];

const sum = (figures: readonly Figure[]): number => figures.reduce((all, { messages }) => all + messages, 0);
const by = (figures: readonly Figure[], filter: Filter): Figure[] =>
  figures.filter(({ way }) => filter === 'all' || way === filter);

/** What each filter is called. */
export const filterWords = {
  all: 'deliveries.all',
  push: 'deliveries.push',
  mail: 'deliveries.mail',
  sms: 'deliveries.sms',
} as const satisfies Readonly<Record<Filter, TextId>>;

/** What each fate is called, and why it came to that. */
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

/** How many messages each filter lets through. */
export const countsOf = ({ figures }: Figures): Readonly<Record<Filter, number>> => ({
  all: sum(figures),
  push: sum(by(figures, 'push')),
  mail: sum(by(figures, 'mail')),
  sms: sum(by(figures, 'sms')),
});

/** Every day, with how many messages went, failed, or neither. */
export function daysOf({ days, figures }: Figures, filter: Filter) {
  const counts = new Map(days.map((day) => [day, { went: 0, failed: 0, other: 0 }]));
  for (const { day, fate, messages } of by(figures, filter)) {
    const of = counts.get(day);
    if (of) of[groupOf(fate)] += messages;
  }
  return [...counts].map(([day, of]) => ({ day, counts: of }));
}

/** What became of them, in the order in which it is told; what became of none is left out. */
export function fatesOf({ figures }: Figures, filter: Filter): readonly { fate: Fate; count: number }[] {
  const some = by(figures, filter);
  return fates
    .map((fate) => ({ fate, count: sum(some.filter((figure) => figure.fate === fate)) }))
    .filter(({ count }) => count > 0);
}
