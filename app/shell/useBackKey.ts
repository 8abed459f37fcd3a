import { useEffect, useRef } from 'react';
import { readDepth, readOverlayCount } from './historyEntry.ts';

/** The Back key unwinds it before leaving the page. */
interface Layer {
  /** Questions answered, submenus opened. */
  depth: number;
  /** Sheet or dialog. */
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

/** `history.go` is asynchronous. */
let pendingNavigation: { readonly arrived: Promise<void>; readonly resolveArrival: () => void } | undefined;

function navigateBack(steps: number): void {
  let resolveArrival = () => {};
  const arrived = new Promise<void>((done) => {
    resolveArrival = done;
  });
  pendingNavigation = { arrived, resolveArrival };
  history.go(-steps);
}

/** Makes history entries match the layers. */
function syncHistory(): void {
  if (pendingNavigation || !isAtLayers()) return;
  const [at, depth] = [readDepth(history.state), countSteps()];
  // Entries below overlays keep the page's state.
  const below = depth - countOverlays();
  for (let next = at + 1; next <= depth; next += 1)
    history.pushState({ ...history.state, pvDepth: next, pvOver: Math.max(0, next - below) }, '');
  if (at > depth) navigateBack(at - depth);
}

let scheduled = false;
/** Batches changes of one render. */
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
  // Drops Forward entries.
  else syncHistory();
}

/** Before the router, which would render another page. */
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
    // Leaves another page's history alone.
    if (layers.size > 0 || layer.pathname === location.pathname) scheduleSync();
  };
}

/** One history entry per step within a page. */
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

/** For an overlay. @returns removes it */
export const closeOnBackKey = (close: () => void): (() => void) =>
  addLayer({ depth: 1, over: true, pathname: location.pathname, onBack: close });

/** Waits until closed overlays have gone back: that would undo an earlier navigation. */
export async function settleHistory(): Promise<void> {
  syncHistory();
  await pendingNavigation?.arrived;
}

/** Before another view replaces the page. */
export async function removeSteps(): Promise<void> {
  layers.clear();
  await settleHistory();
}
