import { type Context, createContext } from 'react';

const KEY: unique symbol = Symbol.for('parvis.contexts');
/** Shared by all copies of this package with the same React. */
const ofReact = createContext as { [KEY]?: Record<string, Context<unknown>> };

/** Returns one context by name across all copies of this package; rename it when its value changes shape. */
export function createSharedContext<T>(name: string): Context<T | undefined> {
  ofReact[KEY] ??= {};
  ofReact[KEY][name] ??= createContext<unknown>(undefined);
  return ofReact[KEY][name] as Context<T | undefined>;
}
