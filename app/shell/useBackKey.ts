import { useEffect, useRef } from 'react';
import { depthOf, overOf } from './historyEntry.ts';

/** State that the Back key unwinds before it leaves the page. */
interface Layer {
  /** Number of steps: questions answered, submenus opened. */
  depth: number;
  /** An overlay: sheet or dialog. */
  readonly over: boolean;
  readonly pathname: string;
  readonly onBack: () => void;
}

const layers = new Set<Layer>();

const isAtLayers = (): boolean => [...layers].every(({ pathname }) => pathname === location.pathname);
const wanted = (): number => [...layers].reduce((sum, { depth }) => sum + depth, 0);
const wantedOver = (): number => [...layers].filter(({ over }) => over).length;
const top = (): Layer | undefined => {
  const deep = [...layers].filter(({ depth }) => depth > 0);
  return deep.findLast(({ over }) => over) ?? deep.at(-1);
};

/** Pending `history.go`, which is asynchronous. */
let onTheWay: { readonly arrived: Promise<void>; readonly arrive: () => void } | undefined;

function goBackBy(steps: number): void {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  onTheWay = { arrived, arrive };
  history.go(-steps);
}

/** Adds or removes history entries until they match the layers. */
function meet(): void {
  if (onTheWay || !isAtLayers()) return;
  const [at, depth] = [depthOf(history.state), wanted()];
  // Entries below the overlays keep the page's own state.
  const below = depth - wantedOver();
  for (let next = at + 1; next <= depth; next += 1)
    history.pushState({ ...history.state, pvDepth: next, pvOver: Math.max(0, next - below) }, '');
  if (at > depth) goBackBy(at - depth);
}

let scheduled = false;
/** Batches the changes of one render. */
function meetSoon(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    meet();
  });
}

function onPop({ state }: PopStateEvent): void {
  const sent = onTheWay;
  onTheWay = undefined;
  sent?.arrive();
  const steps = sent || !isAtLayers() ? 0 : wanted() - depthOf(state);
  if (steps > 0) top()?.onBack();
  // Drops the entries of the Forward key.
  else meet();
}

/** Must listen before the router, which would render another page first. */
export function listenToBackKey(): void {
  addEventListener('popstate', onPop);
  const over = overOf(history.state);
  if (over > 0) goBackBy(over);
}

function enter(layer: Layer): () => void {
  layers.add(layer);
  meetSoon();
  return () => {
    layers.delete(layer);
    // Another page's history is not ours.
    if (layers.size > 0 || layer.pathname === location.pathname) meetSoon();
  };
}

/** Gives each step within a page a history entry, so that the Back key takes one step. */
export function useBackKey(depth: number, onBack: () => void): void {
  const now = useRef({ depth, onBack });
  now.current = { depth, onBack };
  const entered = useRef<Layer>(undefined);
  useEffect(() => {
    const { pathname } = location;
    const layer = { depth: now.current.depth, over: false, pathname, onBack: () => now.current.onBack() };
    entered.current = layer;
    return enter(layer);
  }, []);
  useEffect(() => {
    if (entered.current) entered.current.depth = depth;
    meetSoon();
  }, [depth]);
}

/** The same for an overlay. @returns removes it */
export const closesByBackKey = (close: () => void): (() => void) =>
  enter({ depth: 1, over: true, pathname: location.pathname, onBack: close });

/** Removes the entries of a page's steps before another view replaces it. */
export async function leaveSteps(): Promise<void> {
  layers.clear();
  meet();
  await onTheWay?.arrived;
}
