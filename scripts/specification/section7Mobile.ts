import type { Clause } from './clause.ts';

export const section7Mobile: readonly Clause[] = [];
