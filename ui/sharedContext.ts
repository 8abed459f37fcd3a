import { type Context, createContext } from 'react';

const KEY: unique symbol = Symbol.for('parvis.contexts');
/** Where all copies of this package find them by their names: at the React that they are of, since no other could read them. */
const ofReact = createContext as { [KEY]?: Record<string, Context<unknown>> };

/**
 * A context that is one on a page, however many copies of this package are on it: what one provides, another finds. Give it
 * another name when what it holds becomes another thing.
 */
export function sharedContext<T>(name: string): Context<T | undefined> {
  ofReact[KEY] ??= {};
  ofReact[KEY][name] ??= createContext<unknown>(undefined);
  return ofReact[KEY][name] as Context<T | undefined>;
}
