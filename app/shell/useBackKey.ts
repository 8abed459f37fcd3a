import { useEffect, useRef } from 'react';

/** How deep within a page an entry of the history is; kept in the entry, so that a reload knows it. */
const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'pvDepth');
  return typeof depth === 'number' ? depth : 0;
};

/**
 * Gives each step within a page an entry of the history, so that the Back key of a phone takes one step and not the page.
 * A step back on the page itself takes its entry along.
 */
export function useBackKey(depth: number, onBack: () => void): void {
  const now = useRef({ depth, onBack });
  now.current = { depth, onBack };
  useEffect(() => {
    const at = depthOf(history.state);
    for (let next = at + 1; next <= depth; next += 1) history.pushState({ pvDepth: next }, '');
    if (at > depth) history.go(depth - at);
  }, [depth]);
  useEffect(() => {
    const { pathname } = location;
    const onPop = ({ state }: PopStateEvent) => {
      if (location.pathname !== pathname) return;
      const steps = now.current.depth - depthOf(state);
      if (steps > 0) now.current.onBack();
      // What was gone back from is not played again by the Forward key.
      if (steps < 0) history.go(steps);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

/** Takes the entries of a page's steps away, before something else stands in its place. */
export function leaveSteps(): Promise<void> {
  const depth = depthOf(history.state);
  if (depth === 0) return Promise.resolve();
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    history.go(-depth);
  });
}
