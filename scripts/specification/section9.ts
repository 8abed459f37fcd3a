import type { Clause } from './clause.ts';

export const section9: readonly Clause[] = [];
