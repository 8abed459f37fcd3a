/** Pure reducer: pointers, wheel and keys in, a view out. */
import {
  clampView,
  createHomeView,
  createWholeView,
  isEnlarged,
  type Point,
  type Room,
  scaleView,
  type View,
  zoomView,
} from './view.ts';

type Finger = Point & Readonly<{ id: number }>;

export type ZoomState = Readonly<{
  room: Room;
  view: View;
  /** Two at most; mice only while pressed. */
  fingers: readonly Finger[];
  pull: Point;
  /** Since the first pointer came down. */
  gesture: 'none' | 'press' | 'drag' | 'pinch';
  from: Point;
  lastTap?: (Point & Readonly<{ time: number }>) | undefined;
}>;

export type ZoomEvent =
  | Readonly<{ type: 'room'; room: Room }>
  /** `time`: ms. */
  | (Finger & Readonly<{ type: 'down' | 'move' | 'up'; time: number }>)
  | Readonly<{ type: 'cancel'; id: number }>
  /** Around the centre without `at`. */
  | Readonly<{ type: 'zoom'; factor: number; at?: Point | undefined }>
  | Readonly<{ type: 'pan'; by: Point }>
  /** A long picture then returns to its top. */
  | Readonly<{ type: 'whole' }>
  /** As on opening. */
  | Readonly<{ type: 'home' }>;

/** Direction of the finger. */
export type Swipe = 'down' | 'left' | 'right';

/** Pixels; delay (ms) and distance of a second tap. */
const TAP_MOVE = 10;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_NEAR = 40;
const DOUBLE_TAP_SCALE = 2;
/** Pixels. */
const SWIPE = 80;

const NOWHERE: Point = { x: 0, y: 0 };
const measureDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const getMidpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const createZoomState = (room: Room): ZoomState => ({
  room,
  view: createHomeView(room),
  fingers: [],
  pull: NOWHERE,
  gesture: 'none',
  from: NOWHERE,
});

function dragFinger(state: ZoomState, before: Point, now: Point): ZoomState {
  const by = { x: now.x - before.x, y: now.y - before.y };
  const { view, room, pull } = state;
  if (!isEnlarged(view, room)) return { ...state, pull: { x: pull.x + by.x, y: pull.y + by.y } };
  return { ...state, view: clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, room) };
}

function moveFinger(state: ZoomState, finger: Finger): ZoomState {
  const before = state.fingers.find(({ id }) => id === finger.id);
  if (!before) return state;
  const fingers = state.fingers.map((one) => (one === before ? finger : one));
  const other = state.fingers.find(({ id }) => id !== finger.id);
  if (!other) {
    const drags = state.gesture === 'press' && measureDistance(state.from, finger) > TAP_MOVE;
    return dragFinger({ ...state, fingers, ...(drags && { gesture: 'drag' }) }, before, finger);
  }
  const apart = measureDistance(before, other);
  const factor = apart === 0 ? 1 : measureDistance(finger, other) / apart;
  const view = zoomView(
    state.view,
    state.room,
    factor,
    getMidpoint(before, other),
    getMidpoint(finger, other),
  );
  return { ...state, fingers, view };
}

/** Mostly down, mostly sideways, or undecided. */
function detectSwipe({ x, y }: Point): Swipe | undefined {
  if (y > SWIPE && y > Math.abs(x)) return 'down';
  if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return undefined;
}

function handleTap(state: ZoomState, at: Point, time: number): ZoomState {
  const { lastTap, view, room } = state;
  const second =
    lastTap && time - lastTap.time < DOUBLE_TAP_MS && measureDistance(lastTap, at) < DOUBLE_TAP_NEAR;
  if (!second) return { ...state, lastTap: { ...at, time } };
  const next = scaleView(view, room, view.scale === 1 ? DOUBLE_TAP_SCALE : 1, at);
  return { ...state, lastTap: undefined, view: next };
}

function addFinger(state: ZoomState, finger: Finger): ZoomState {
  const fingers = state.fingers.filter(({ id }) => id !== finger.id);
  if (fingers.length > 1) return state;
  if (fingers.length === 1)
    return { ...state, fingers: [...fingers, finger], gesture: 'pinch', pull: NOWHERE };
  return { ...state, fingers: [finger], gesture: 'press', from: finger, pull: NOWHERE };
}

/** A picture smaller than whole then springs back. */
function removeFinger(state: ZoomState, id: number): ZoomState {
  const fingers = state.fingers.filter((finger) => finger.id !== id);
  if (fingers.length > 0) return { ...state, fingers };
  const { view, room } = state;
  const whole = createWholeView(room);
  const back = state.gesture === 'pinch' && view.scale < whole.scale;
  return { ...state, fingers, gesture: 'none', pull: NOWHERE, view: back ? whole : view };
}

const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** Unmoved pictures stay as opened. */
function resize({ view, room }: ZoomState, next: Room): View {
  return isSameView(view, createHomeView(room)) ? createHomeView(next) : clampView(view, next);
}

function toggleWhole({ view, room }: ZoomState): View {
  const whole = createWholeView(room);
  return isSameView(view, whole) ? createHomeView(room) : whole;
}

/** Also returns a finished swipe, which needs an unzoomed picture; otherwise gestures pan. */
export function reduceZoom(state: ZoomState, event: ZoomEvent): readonly [ZoomState, (Swipe | undefined)?] {
  switch (event.type) {
    case 'room':
      return [{ ...state, room: event.room, view: resize(state, event.room) }];
    case 'down':
      return [addFinger(state, { id: event.id, x: event.x, y: event.y })];
    case 'move':
      return [moveFinger(state, { id: event.id, x: event.x, y: event.y })];
    case 'up': {
      const after = removeFinger(state, event.id);
      if (after.gesture !== 'none' || state.gesture === 'none') return [after];
      if (state.gesture === 'press') return [handleTap(after, event, event.time)];
      return [after, state.gesture === 'drag' ? detectSwipe(state.pull) : undefined];
    }
    case 'cancel':
      return [removeFinger(state, event.id)];
    case 'zoom':
      return [{ ...state, view: zoomView(state.view, state.room, event.factor, event.at ?? NOWHERE) }];
    case 'pan': {
      const { view, room } = state;
      return [
        { ...state, view: clampView({ ...view, x: view.x + event.by.x, y: view.y + event.by.y }, room) },
      ];
    }
    case 'whole':
      return [{ ...state, view: toggleWhole(state) }];
    case 'home':
      return [{ ...state, view: createHomeView(state.room) }];
  }
}
