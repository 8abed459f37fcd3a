/** Whole local hours; spans midnight if `until` is smaller. */
export interface Hours {
  readonly from: number;
  readonly until: number;
}

export const NO_HOURS: Hours = { from: 0, until: 0 };

export function isWithinHours({ from, until }: Hours, moment: Date): boolean {
  const hour = moment.getHours();
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** `21-8`, or `0` for none. */
export function parseHours(text: string): Hours | undefined {
  if (text === '0') return NO_HOURS;
  const [from, until] = (/^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []).slice(1).map(Number);
  if (from === undefined || until === undefined || from === until || Math.max(from, until) > 23)
    return undefined;
  return { from, until };
}

export const formatHours = ({ from, until }: Hours): string => (from === until ? '0' : `${from}-${until}`);
