import type { Clause } from './clause.ts';

export const section6: readonly Clause[] = [];
