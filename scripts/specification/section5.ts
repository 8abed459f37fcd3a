import type { Clause } from './clause.ts';

export const section5: readonly Clause[] = [];
