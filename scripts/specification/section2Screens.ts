import type { Clause } from './clause.ts';

export const section2Screens: readonly Clause[] = [];
