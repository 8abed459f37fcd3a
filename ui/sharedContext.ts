import { type Context, createContext } from 'react';

const KEY: unique symbol = Symbol.for('parvis.contexts');
/** Registry on React's `createContext`, shared by all copies of this package that use the same React. */
const ofReact = createContext as { [KEY]?: Record<string, Context<unknown>> };

/** Returns one context by name across all copies of this package on a page. Rename it when its value changes shape. */
export function createSharedContext<T>(name: string): Context<T | undefined> {
  ofReact[KEY] ??= {};
  ofReact[KEY][name] ??= createContext<unknown>(undefined);
  return ofReact[KEY][name] as Context<T | undefined>;
}
