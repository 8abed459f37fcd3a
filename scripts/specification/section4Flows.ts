import type { Clause } from './clause.ts';

export const section4Flows: readonly Clause[] = [];
