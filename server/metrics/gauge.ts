import type { Family } from './exposition.ts';

/** One figure that goes up and down. */
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});
