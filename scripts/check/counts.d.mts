import type { PlaywrightReport, VitestReport } from './reports.d.mts';

/** What became of tests. `unchanged`: not done anew, as nothing they are made of has changed; never called passed. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  unchanged: number;
}

export function sumOf(all: readonly Counts[]): Counts;
export function closingLine(counts: Counts): string;
export function countStatus(report: unknown, status: number): Counts;
export function countVitest(report: VitestReport | undefined, status: number): Counts;
export function countPlaywright(report: PlaywrightReport | undefined, status: number): Counts;
