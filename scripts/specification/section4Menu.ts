import type { Clause } from './clause.ts';

export const section4Menu: readonly Clause[] = [];
