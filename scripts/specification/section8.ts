import type { Clause } from './clause.ts';

export const section8: readonly Clause[] = [];
