import { effort } from './effort.ts';

export type Section = { title: string; about: string; head: string[]; rows: string[][] };

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** After one warm-up run; quick mode runs once. */
export const several = (times: number, play: () => number): number => {
  play();
  return median(Array.from({ length: effort(times, 1) }, play));
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Significant digits only. */
export const ms = (value: number | undefined): string => {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 1 ? value.toFixed(1) : value.toFixed(3);
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const toMarkdown = ({ title, about, head, rows }: Section): string =>
  [
    `## ${title}`,
    '',
    about,
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map((_, column) => (column === 0 ? '---|' : '--:|')).join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
