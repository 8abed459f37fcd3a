import type { Call } from '../call.ts';
import { adminCalls } from './admin.ts';
import { mobileCalls } from './mobile.ts';
import { publicCalls } from './public.ts';
import { townCalls } from './town.ts';

/** Every call of the contract, in the order of its tables. */
export const allCalls: readonly Call[] = [
  ...Object.values(publicCalls),
  ...Object.values(mobileCalls),
  ...Object.values(townCalls),
  ...Object.values(adminCalls),
];
