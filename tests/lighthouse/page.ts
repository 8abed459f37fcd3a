/** Scores of 100, ms, layout shift. */
export type Look = Readonly<Record<Row['key'], number>>;

/** `must`: missing it fails. Simulated figures do not measure this machine; the largest paint has slack. */
interface Row {
  readonly key: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls';
  readonly title: string;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number } | undefined;
  readonly digits?: number;
  readonly must?: true;
}

/** Speed and size goals. */
const rows: readonly Row[] = [
  { key: 'performance', title: 'performance', goal: { atLeast: 100 } },
  { key: 'accessibility', title: 'accessibility', goal: { atLeast: 100 }, must: true },
  { key: 'bestPractices', title: 'best practices', goal: { atLeast: 100 }, must: true },
  { key: 'seo', title: 'search engines', goal: { atLeast: 100 }, must: true },
  { key: 'lcp', title: 'largest paint (ms)', goal: { atMost: 1000 }, must: true },
  { key: 'tbt', title: 'time blocked (ms)', goal: undefined },
  { key: 'cls', title: 'layout shift', goal: { atMost: 0.001 }, digits: 3, must: true },
];

export function median(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2];
  if (middle === undefined) throw new RangeError('A median needs an odd number of figures.');
  return middle;
}

const isReached = (goal: NonNullable<Row['goal']>, figure: number): boolean =>
  'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost;

const told = (goal: Row['goal']): string =>
  !goal ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;

/** Undefined without a goal. */
export function judged(looks: readonly Look[]) {
  return rows.map((row) => {
    const figures = looks.map((look) => look[row.key]);
    const figure = median(figures);
    return { ...row, figures, figure, reached: row.goal && isReached(row.goal, figure) };
  });
}

function tableOf(looks: readonly Look[]): string {
  const lines = judged(looks).map(({ title, goal, digits = 0, figures, figure, reached }) => {
    const spread = figures.map((one) => one.toFixed(digits)).join(', ');
    const verdict = reached === undefined ? '' : reached ? 'yes' : '**no**';
    return `| ${title} | ${figure.toFixed(digits)} | ${told(goal)} | ${verdict} | ${spread} |`;
  });
  return `| what | median | goal | reached | each |
|---|--:|--:|---|---|
${lines.join('\n')}
`;
}

/** First scan, and the same address after acceptance with a full cache. */
export interface Visits {
  readonly first: readonly Look[];
  readonly second: readonly Look[];
}

export function pageOf({ first, second }: Visits, machine: string): string {
  return `# The first view on a slow phone

Written by \`npm test -- --only=lighthouse\` (part of \`npm run test:all\`) on ${new Date().toISOString().slice(0, 10)}: \`/q/demo-town\` in Lighthouse's
mobile setting (slow 4G, processor four times slower, simulated), ${first.length} times with an empty browser, French. Machine: ${machine}.

${tableOf(first)}
## The second visit

The same address, ${second.length} times, each in a browser in which somebody accepted before and whose worker has brought all by which the code opens without a network.

${tableOf(second)}`;
}
