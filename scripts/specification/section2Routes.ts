import type { Clause } from './clause.ts';

export const section2Routes: readonly Clause[] = [];
