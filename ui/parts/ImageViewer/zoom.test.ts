import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZOOM_MAX, ZOOM_MIN } from '../../constants.ts';
import { clampView, fitRoom, type Point, type Room, type View, zoomView } from './view.ts';
import { createZoomState, reduceZoom, type Swipe, type ZoomEvent, type ZoomState } from './zoom.ts';

const room: Room = { frame: { width: 390, height: 640 }, picture: { width: 390, height: 260 } };

const length = fc.integer({ min: 1, max: 2000 });
const size = fc.record({ width: length, height: length });
const anyRoom: fc.Arbitrary<Room> = fc.record({
  frame: size,
  picture: size,
  whole: fc.option(fc.double({ min: 0.01, max: 0.8, noNaN: true }), { nil: undefined }),
});
const place = fc.record({
  x: fc.integer({ min: -1000, max: 1000 }),
  y: fc.integer({ min: -1000, max: 1000 }),
});
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
const id = fc.integer({ min: 1, max: 3 });
const finger = fc.tuple(fc.constantFrom('down', 'move', 'up'), id, place, fc.nat(2000));

const anyEvent: fc.Arbitrary<ZoomEvent> = fc.oneof(
  finger.map(([type, id, at, time]) => ({ type, id, ...at, time }) as ZoomEvent),
  id.map((id): ZoomEvent => ({ type: 'cancel', id })),
  fc.tuple(factor, place).map(([factor, at]): ZoomEvent => ({ type: 'zoom', factor, at })),
  place.map((by): ZoomEvent => ({ type: 'pan', by })),
  anyRoom.map((room): ZoomEvent => ({ type: 'room', room })),
  fc.constant<ZoomEvent>({ type: 'whole' }),
);

const run = (events: readonly ZoomEvent[], from: ZoomState = createZoomState(room)): [ZoomState, Swipe[]] =>
  events.reduce<[ZoomState, Swipe[]]>(
    ([state, swipes], event) => {
      const [next, swipe] = reduceZoom(state, event);
      return [next, swipe ? [...swipes, swipe] : swipes];
    },
    [from, []],
  );

const toPicturePoint = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

/** At the offset limit, or centred if smaller than the stage. */
const isAtBound = (offset: number, picture: number, frame: number, scale: number) =>
  Math.abs(Math.abs(offset) - Math.max(0, (picture * scale - frame) / 2)) < 1e-6;

const drag = (by: Point, time = 500): ZoomEvent[] => [
  { type: 'down', id: 1, x: 0, y: 0, time: 0 },
  { type: 'move', id: 1, ...by, time },
  { type: 'up', id: 1, ...by, time },
];
const createTap = (at: Point, time: number): ZoomEvent[] => [
  { type: 'down', id: 1, ...at, time },
  { type: 'up', id: 1, ...at, time },
];
/** Pinch around the centre, from one finger distance to another. */
const pinch = (from: number, to: number): ZoomEvent[] => [
  { type: 'down', id: 1, x: -from / 2, y: 0, time: 0 },
  { type: 'down', id: 2, x: from / 2, y: 0, time: 0 },
  { type: 'move', id: 1, x: -to / 2, y: 0, time: 1 },
  { type: 'move', id: 2, x: to / 2, y: 0, time: 2 },
];
const lifted: ZoomEvent[] = [
  { type: 'up', id: 1, x: 0, y: 0, time: 3 },
  { type: 'up', id: 2, x: 0, y: 0, time: 4 },
];

describe('picture zoom reducer', () => {
  it('keeps scale between 0.8, or less for a long picture, and 3, and the picture in bounds for any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const [{ view, room, fingers }] = run(events);
        expect(view.scale).toBeGreaterThanOrEqual(room.whole ?? ZOOM_MIN);
        expect(view.scale).toBeLessThanOrEqual(ZOOM_MAX);
        expect(clampView(view, room)).toEqual(view);
        expect(fingers.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('keeps the point under the pointer fixed, within bounds', () => {
    fc.assert(
      fc.property(anyRoom, place, factor, factor, place, (room, start, first, second, at) => {
        const before = zoomView(clampView({ ...start, scale: 1 }, room), room, first, start);
        const after = zoomView(before, room, second, at);
        const was = toPicturePoint(before, at);
        const is = toPicturePoint(after, at);
        const { picture, frame } = room;
        const stayed = (axis: 'x' | 'y', edge: 'width' | 'height') =>
          Math.abs(was[axis] - is[axis]) < 1e-6 ||
          isAtBound(after[axis], picture[edge], frame[edge], after.scale);
        expect(stayed('x', 'width') && stayed('y', 'height')).toBe(true);
      }),
    );
  });

  it('keeps the midpoint of a pinch between both fingers', () => {
    const big: Room = { frame: { width: 100, height: 100 }, picture: { width: 4000, height: 4000 } };
    const [state] = run(
      [
        { type: 'down', id: 1, x: 0, y: 0, time: 0 },
        { type: 'down', id: 2, x: 40, y: 0, time: 0 },
        { type: 'move', id: 2, x: 60, y: 20, time: 1 },
      ],
      createZoomState(big),
    );
    const middle = toPicturePoint(state.view, { x: 30, y: 10 });
    expect(middle.x).toBeCloseTo(20);
    expect(middle.y).toBeCloseTo(0);
  });

  it('springs back to scale 1 after a pinch below it, but not after buttons', () => {
    const [held] = run(pinch(200, 100));
    expect(held.view.scale).toBeCloseTo(ZOOM_MIN);
    expect(run(lifted, held)[0].view).toEqual({ x: 0, y: 0, scale: 1 });
    const [small] = run([{ type: 'zoom', factor: 0.1 }, ...drag({ x: 20, y: 0 })]);
    expect(small.view.scale).toBe(ZOOM_MIN);
  });

  it('zooms to 2 at a double tap, and back on the next', () => {
    const at = { x: 50, y: 20 };
    const twice = [...createTap(at, 0), ...createTap(at, 200)];
    const [near] = run(twice);
    expect(near.view.scale).toBe(2);
    expect(run(twice, near)[0].view.scale).toBe(1);
    expect(run([...createTap(at, 0), ...createTap(at, 400)])[0].view.scale).toBe(1);
    expect(run([...createTap(at, 0), ...createTap({ x: -100, y: 20 }, 200)])[0].view.scale).toBe(1);
  });

  it('reports a swipe only at scale 1', () => {
    expect(run(drag({ x: 10, y: 120 }))[1]).toEqual(['down']);
    expect(run(drag({ x: -120, y: 30 }))[1]).toEqual(['left']);
    expect(run(drag({ x: 120, y: 30 }))[1]).toEqual(['right']);
    expect(run(drag({ x: 0, y: -120 }))[1]).toEqual([]);
    expect(run(drag({ x: 0, y: 60 }))[1]).toEqual([]);
    const [near, swipes] = run([{ type: 'zoom', factor: 2 }, ...drag({ x: 100, y: 10 })]);
    expect(swipes).toEqual([]);
    expect(near.view).toEqual({ x: 100, y: 0, scale: 2 });
  });

  it('reports no swipe after a pinch or a pointer cancel', () => {
    expect(run([...pinch(100, 40), ...lifted])[1]).toEqual([]);
    const [down] = drag({ x: 0, y: 200 });
    const [state, swipes] = run([...(down ? [down] : []), { type: 'cancel', id: 1 }]);
    expect(swipes).toEqual([]);
    expect(state.pull).toEqual({ x: 0, y: 0 });
  });
});

describe('rotated picture', () => {
  const wide = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 300 } };
  it.each([
    [0, 1, 400, 300],
    [180, 1, 400, 300],
    [90, 4 / 3, 400, 1600 / 3],
    [270, 4 / 3, 400, 1600 / 3],
  ])('by %i degrees fits the stage without overflow', (rotation, fit, width, height) => {
    const turned = fitRoom({ ...wide, natural: { width: 1600, height: 1200 } }, rotation);
    expect(turned.fit).toBeCloseTo(fit);
    expect(turned.room.picture.width).toBeCloseTo(width);
    expect(turned.room.picture.height).toBeCloseTo(height);
    expect(turned.room.picture.height).toBeLessThanOrEqual(800);
  });

  it('is unchanged while its size is 0', () => {
    const picture = { width: 0, height: 0 };
    const { frame } = wide;
    expect(fitRoom({ frame, picture, natural: picture }, 90)).toEqual({ fit: 1, room: { frame, picture } });
  });
});

describe('long picture', () => {
  const screenshot = { width: 412, height: 7632 };
  const show = (frame: Room['frame'], rotation = 0) => {
    const height = rotation ? Math.min(frame.height, (frame.width * 7632) / 412) : frame.height;
    const picture = { width: (height * 412) / 7632, height };
    return fitRoom({ frame, picture, natural: screenshot }, rotation);
  };
  const phone = show({ width: 390, height: 640 }).room;
  const [opened] = run([{ type: 'room', room: phone }]);
  const top = (phone.picture.height - 640) / 2;

  it('opens at its top, as wide as the stage but not wider than it is', () => {
    expect(phone.picture.width).toBeCloseTo(390);
    expect(show({ width: 1280, height: 612 }).room.picture.width).toBeCloseTo(412);
    expect(opened.view).toEqual({ x: 0, y: top, scale: 1 });
    const desk = show({ width: 1280, height: 612 }).room;
    const [turned] = run([{ type: 'room', room: desk }], opened);
    expect(turned.view.y).toBeCloseTo((desk.picture.height - 612) / 2);
  });

  it.each([
    ['a photo', { width: 3000, height: 4000 }],
    ['a phone’s screen', { width: 1080, height: 2400 }],
    ['a narrow picture that is small', { width: 60, height: 300 }],
    ['a panorama', { width: 7632, height: 412 }],
  ])('is not %s, which opens whole', (_, natural) => {
    const frame = { width: 1280, height: 612 };
    const by = Math.min(1, frame.width / natural.width, frame.height / natural.height);
    const picture = { width: natural.width * by, height: natural.height * by };
    expect(fitRoom({ frame, picture, natural }, 0)).toEqual({ fit: 1, room: { frame, picture } });
  });

  it('is read by dragging, which neither closes it nor turns to the next', () => {
    const [down, swipes] = run(drag({ x: 100, y: -500 }), opened);
    expect(swipes).toEqual([]);
    expect(down.view).toEqual({ x: 0, y: top - 500, scale: 1 });
    expect(run(drag({ x: 0, y: 300 }), down)[0].view.y).toBe(top - 200);
  });

  it('is seen whole on demand, and read again from there', () => {
    const [whole] = run([{ type: 'whole' }], opened);
    expect(whole.view.scale * phone.picture.height).toBeCloseTo(640);
    expect(whole.view).toMatchObject({ x: 0, y: expect.closeTo(0) });
    expect(run([{ type: 'whole' }], whole)[0].view).toEqual(opened.view);
    expect(run(drag({ x: 0, y: 150 }), whole)[1]).toEqual(['down']);
    const at = { x: 0, y: 200 };
    const [near] = run([...createTap(at, 0), ...createTap(at, 200)], whole);
    expect(near.view.scale).toBe(1);
    expect(toPicturePoint(near.view, at).y).toBeCloseTo(toPicturePoint(whole.view, at).y);
  });

  it('keeps the place when zoomed out again', () => {
    const at = { x: 0, y: 0 };
    const tapped = [...createTap(at, 0), ...createTap(at, 200)];
    const [middle] = run(drag({ x: 0, y: -2000 }), opened);
    const [near] = run(tapped, middle);
    expect(near.view.scale).toBe(2);
    expect(run(tapped, near)[0].view.y).toBeCloseTo(middle.view.y);
  });

  it('shows a turned picture sideways and whole', () => {
    const { room } = show({ width: 390, height: 640 }, 90);
    expect(room.whole).toBeUndefined();
    expect(room.picture.width).toBeCloseTo(390);
  });
});
