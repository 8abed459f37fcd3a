import { useEffect, useRef } from 'react';
import { depthOf, overOf } from './historyEntry.ts';

/** Something on a page that the Back key takes back before it leaves the page. */
interface Layer {
  /** How many steps it has: questions gone through, submenus. */
  depth: number;
  /** Lies over all others: a sheet, a dialog. */
  readonly over: boolean;
  readonly pathname: string;
  readonly onBack: () => void;
}

const layers = new Set<Layer>();

const isAtLayers = (): boolean => [...layers].every(({ pathname }) => pathname === location.pathname);
const wanted = (): number => [...layers].reduce((sum, { depth }) => sum + depth, 0);
/** How many of the deepest entries belong to what lies over the page. */
const wantedOver = (): number => [...layers].filter(({ over }) => over).length;
const top = (): Layer | undefined => {
  const deep = [...layers].filter(({ depth }) => depth > 0);
  return deep.findLast(({ over }) => over) ?? deep.at(-1);
};

/** The browser is on its way to an earlier entry, which takes a while; what is to be done there. */
let onTheWay: { readonly arrived: Promise<void>; readonly arrive: () => void } | undefined;

function goBackBy(steps: number): void {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  onTheWay = { arrived, arrive };
  history.go(-steps);
}

/** Makes the history as deep as the page is. */
function meet(): void {
  if (onTheWay || !isAtLayers()) return;
  const [at, depth] = [depthOf(history.state), wanted()];
  // What a page was told with its entry holds for its steps, too.
  const below = depth - wantedOver();
  for (let next = at + 1; next <= depth; next += 1)
    history.pushState({ ...history.state, pvDepth: next, pvOver: Math.max(0, next - below) }, '');
  if (at > depth) goBackBy(at - depth);
}

let scheduled = false;
/** Once for all that comes and goes in one drawing. */
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
  // What was gone back from is not played again by the Forward key.
  else meet();
}

/** Listens to the Back key before the router does, which would draw another page first. */
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
    // The history of another page is none of its business.
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

/** The same for what lies over a page, from its opening to its closing. */
export const closesByBackKey = (close: () => void): (() => void) =>
  enter({ depth: 1, over: true, pathname: location.pathname, onBack: close });

/** Takes the entries of a page's steps away, before something else stands in its place. */
export async function leaveSteps(): Promise<void> {
  layers.clear();
  meet();
  await onTheWay?.arrived;
}
