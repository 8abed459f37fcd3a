import type { PlaywrightReport, VitestReport } from './reports.d.mts';

export function failuresOfVitest(report: VitestReport): string[];
export function failuresOfPlaywright(report: PlaywrightReport): string[];
