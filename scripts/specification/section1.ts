import type { Clause } from './clause.ts';

export const section1: readonly Clause[] = [];
