import type { Clause } from './clause.ts';

export const section4SystemMessages: readonly Clause[] = [];
