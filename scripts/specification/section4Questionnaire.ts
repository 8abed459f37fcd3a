import type { Clause } from './clause.ts';

export const section4Questionnaire: readonly Clause[] = [];
