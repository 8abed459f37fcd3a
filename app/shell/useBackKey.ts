import { useEffect, useRef } from 'react';
import { readDepth, readOverlayCount } from './historyEntry.ts';

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
const countSteps = (): number => [...layers].reduce((sum, { depth }) => sum + depth, 0);
const countOverlays = (): number => [...layers].filter(({ over }) => over).length;
const findTopLayer = (): Layer | undefined => {
  const deep = [...layers].filter(({ depth }) => depth > 0);
  return deep.findLast(({ over }) => over) ?? deep.at(-1);
};

/** Pending `history.go`, which is asynchronous. */
let pendingNavigation: { readonly arrived: Promise<void>; readonly resolveArrival: () => void } | undefined;

function navigateBack(steps: number): void {
  let resolveArrival = () => {};
  const arrived = new Promise<void>((done) => {
    resolveArrival = done;
  });
  pendingNavigation = { arrived, resolveArrival };
  history.go(-steps);
}

/** Adds or removes history entries until they match the layers. */
function syncHistory(): void {
  if (pendingNavigation || !isAtLayers()) return;
  const [at, depth] = [readDepth(history.state), countSteps()];
  // Entries below the overlays keep the page's own state.
  const below = depth - countOverlays();
  for (let next = at + 1; next <= depth; next += 1)
    history.pushState({ ...history.state, pvDepth: next, pvOver: Math.max(0, next - below) }, '');
  if (at > depth) navigateBack(at - depth);
}

let scheduled = false;
/** Batches the changes of one render. */
function scheduleSync(): void {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    syncHistory();
  });
}

function onPop({ state }: PopStateEvent): void {
  const sent = pendingNavigation;
  pendingNavigation = undefined;
  sent?.resolveArrival();
  const steps = sent || !isAtLayers() ? 0 : countSteps() - readDepth(state);
  if (steps > 0) findTopLayer()?.onBack();
  // Drops the entries of the Forward key.
  else syncHistory();
}

/** Must listen before the router, which would render another page first. */
export function listenToBackKey(): void {
  addEventListener('popstate', onPop);
  const over = readOverlayCount(history.state);
  if (over > 0) navigateBack(over);
}

function addLayer(layer: Layer): () => void {
  layers.add(layer);
  scheduleSync();
  return () => {
    layers.delete(layer);
    // Another page's history is not ours.
    if (layers.size > 0 || layer.pathname === location.pathname) scheduleSync();
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
    return addLayer(layer);
  }, []);
  useEffect(() => {
    if (entered.current) entered.current.depth = depth;
    scheduleSync();
  }, [depth]);
}

/** The same for an overlay. @returns removes it */
export const closeOnBackKey = (close: () => void): (() => void) =>
  addLayer({ depth: 1, over: true, pathname: location.pathname, onBack: close });

/** Waits until the entries of closed overlays are gone: going back would undo a navigation made before. */
export async function settleHistory(): Promise<void> {
  syncHistory();
  await pendingNavigation?.arrived;
}

/** Removes the entries of a page's steps before another view replaces it. */
export async function removeSteps(): Promise<void> {
  layers.clear();
  await settleHistory();
}
