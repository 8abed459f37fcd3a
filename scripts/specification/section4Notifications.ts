import type { Clause } from './clause.ts';

export const section4Notifications: readonly Clause[] = [];
