import type { Clause } from './clause.ts';

export const section3: readonly Clause[] = [];
