import { patternOf } from '@parvis/api/address';
import { templateOf } from '@parvis/api/call';
import { allCalls } from '@parvis/api/calls/all';

const known = allCalls.map((call) => ({ method: call.method, pattern: patternOf(templateOf(call)) }));

export const findMethod = (path: string): string | undefined =>
  known.find(({ pattern }) => pattern.test(path))?.method;
