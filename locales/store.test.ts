import { describe, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('tells everyone who watches what stands there now', () => {
    const store = createStore('one');
    const seen: string[] = [];
    store.subscribe(() => seen.push(`a ${store.get()}`));
    store.subscribe(() => seen.push(`b ${store.get()}`));
    store.set('two');
    expect(seen).toEqual(['a two', 'b two']);
  });

  it('tells nobody of the value that stood there already', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells nobody who has stopped watching', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
