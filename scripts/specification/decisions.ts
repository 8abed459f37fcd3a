import type { Clause } from './clause.ts';

export const decisions: readonly Clause[] = [];
