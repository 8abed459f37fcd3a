import type { Clause } from './clause.ts';

export const section7Public: readonly Clause[] = [];
