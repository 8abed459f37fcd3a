import { type Context, createContext } from 'react';

/** Contexts by their names. */
type Contexts = Map<string, Context<unknown>>;

const KEY: unique symbol = Symbol.for('parvis.contexts');
/** What all copies of this package on a page have in common: of each React, the contexts that were made with it. */
const page = globalThis as { [KEY]?: WeakMap<object, Contexts> };

/**
 * A context that is one on a page, however many copies of this package are on it: what one provides, another finds. Give it
 * another name when what it holds becomes another thing.
 */
export function sharedContext<T>(name: string): Context<T | undefined> {
  page[KEY] ??= new WeakMap();
  const byReact = page[KEY];
  const contexts = byReact.get(createContext) ?? new Map<string, Context<unknown>>();
  byReact.set(createContext, contexts);
  const context = contexts.get(name) ?? createContext<unknown>(undefined);
  contexts.set(name, context);
  return context as Context<T | undefined>;
}
