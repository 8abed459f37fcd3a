import type { Clause } from './clause.ts';

export const section4Profile: readonly Clause[] = [];
