import type { Clause } from './clause.ts';

export const section7Other: readonly Clause[] = [];
