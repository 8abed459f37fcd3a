import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('notifies every subscriber of a new value', () => {
    const store = createStore('one');
    const seen: string[] = [];
    store.subscribe(() => seen.push(`a ${store.get()}`));
    store.subscribe(() => seen.push(`b ${store.get()}`));
    store.set('two');
    expect(seen).toEqual(['a two', 'b two']);
  });

  it('does not notify of an equal value', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not notify after unsubscribing', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
