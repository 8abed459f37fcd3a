import type { Clause } from './clause.ts';

export const section7Town: readonly Clause[] = [];
