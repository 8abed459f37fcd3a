import type { Clause } from './clause.ts';

export const section4Browser: readonly Clause[] = [];
