import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEditState,
  type EditEvent,
  type EditState,
  getVisibleRegions,
  reduceEdit,
} from './reduceEdit.ts';
import {
  clampBox,
  createBox,
  createSquare,
  moveRegion,
  REGION_MIN,
  resizeRegion,
  scaleRegion,
  TAP_SIZE,
} from './regions.ts';

const region = { id: 1, x: 0.5, y: 0.5, width: 0.2, height: 0.2 };

describe('blur region', () => {
  it.each([
    ['is drawn in any direction', { x: 0.6, y: 0.7 }, { x: 0.2, y: 0.1 }, [0.2, 0.1, 0.4, 0.6]],
    ['is clamped to the picture', { x: 0.5, y: 0.5 }, { x: 1.7, y: -3 }, [0.5, 0, 0.5, 0.5]],
    ['has the minimum size in a corner', { x: 1, y: 1 }, { x: 1, y: 1 }, [0.92, 0.92, 0.08, 0.08]],
    ['covers the whole picture at most', { x: -1, y: -1 }, { x: 2, y: 2 }, [0, 0, 1, 1]],
  ])('%s', (_, from, to, [x, y, width, height]) => {
    const made = createBox(from, to);
    for (const [key, value] of Object.entries({ x, y, width, height }))
      expect(made[key as keyof typeof made]).toBeCloseTo(value as number);
  });

  it.each([
    ['wide', { x: 0.5, y: 0.5 }, 2, [0.4375, 0.375, TAP_SIZE / 2, TAP_SIZE]],
    ['high', { x: 0.5, y: 0.5 }, 0.5, [0.375, 0.4375, TAP_SIZE, TAP_SIZE / 2]],
    ['square, at its edge', { x: 1, y: 0 }, 1, [0.75, 0, TAP_SIZE, TAP_SIZE]],
    ['a strip', { x: 0, y: 0.5 }, 100, [0, 0.375, REGION_MIN, TAP_SIZE]],
  ])('is a square around a tap on a picture that is %s', (_, at, aspect, [x, y, width, height]) => {
    expect(createSquare(at, aspect)).toEqual({ x, y, width, height });
  });

  it('keeps its size when moved to an edge, its corner when resized, its centre when scaled', () => {
    expect(moveRegion(region, { x: 5, y: -5 })).toEqual({ ...region, x: 0.8, y: 0 });
    expect(resizeRegion(region, { x: 5, y: 0.1 })).toMatchObject({ x: 0.5, y: 0.5, width: 0.5 });
    expect(resizeRegion(region, { x: -5, y: -5 })).toEqual({
      ...region,
      width: REGION_MIN,
      height: REGION_MIN,
    });
    const large = scaleRegion(region, 2);
    expect(large.x + large.width / 2).toBeCloseTo(0.6);
    expect(scaleRegion(region, 100)).toEqual({ id: 1, x: 0, y: 0, width: 1, height: 1 });
    expect(scaleRegion(region, 0)).toMatchObject({ width: REGION_MIN, height: REGION_MIN });
  });
});

const run = (events: readonly EditEvent[], from: EditState = createEditState([])) =>
  events.reduce(reduceEdit, from);
const drag = (from: [number, number], to: [number, number], on?: number, corner = false): EditEvent[] => [
  { type: 'down', at: { x: from[0], y: from[1] }, on, corner },
  { type: 'move', at: { x: to[0], y: to[1] } },
  { type: 'up', aspect: 1 },
];

const share = fc.double({ min: -2, max: 3, noNaN: true });
const at = fc.record({ x: share, y: share });
const id = fc.integer({ min: 1, max: 5 });
const anyEvent: fc.Arbitrary<EditEvent> = fc.oneof(
  fc.record({ type: fc.constant('down' as const), at, on: fc.option(id, { nil: undefined }) }),
  fc.record({ type: fc.constant('move' as const), at }),
  fc.record({
    type: fc.constantFrom('up' as const, 'add' as const),
    aspect: fc.double({ min: 0.01, max: 100, noNaN: true }),
  }),
  fc.record({ type: fc.constantFrom('cancel' as const, 'undo' as const) }),
  fc.record({ type: fc.constantFrom('choose' as const, 'remove' as const), id }),
  fc.record({ type: fc.constantFrom('nudge' as const, 'stretch' as const), id, by: at }),
  fc.record({ type: fc.constant('scale' as const), id, factor: fc.double({ min: 0, max: 9, noNaN: true }) }),
);

describe('blur regions reducer', () => {
  it('keeps regions within the picture and ids unique for any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const state = run(events);
        const all = getVisibleRegions(state);
        expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
        for (const one of all) expect(clampBox(one)).toEqual(one);
      }),
    );
  });

  it('places on tap, draws on drag, moves and resizes on a region', () => {
    const drawn = run(drag([0.1, 0.1], [0.5, 0.4]));
    expect(drawn).toMatchObject({ chosen: 1, regions: [{ id: 1, x: 0.1, y: 0.1, width: 0.4 }] });
    expect(run(drag([0.5, 0.5], [0.51, 0.5])).regions).toMatchObject([{ width: TAP_SIZE, height: TAP_SIZE }]);
    const there = run(drag([0.2, 0.2], [0.4, 0.2], 1), drawn);
    expect(there.regions[0]?.x).toBeCloseTo(0.3);
    const large = run(drag([0.7, 0.4], [0.9, 0.4], 1, true), there);
    expect(large.regions[0]?.width).toBeCloseTo(0.6);
    // A press without movement adds no undo step.
    expect(run(drag([0.4, 0.2], [0.4, 0.2], 1), large).past).toBe(large.past);
  });

  it('undoes step by step, and repeated keys on a region at once', () => {
    const by = { x: 0.02, y: 0 };
    const nudge: EditEvent = { type: 'nudge', id: 1, by };
    const state = run([
      { type: 'add', aspect: 1 },
      nudge,
      nudge,
      { type: 'stretch', id: 1, by },
      { type: 'remove', id: 1 },
    ]);
    expect(state).toMatchObject({ regions: [], chosen: undefined });
    const widths = [0.27, 0.25, 0.25];
    let now = state;
    for (const width of widths) {
      now = reduceEdit(now, { type: 'undo' });
      expect(now.regions[0]?.width).toBeCloseTo(width);
    }
    expect(now.regions[0]?.x).toBeCloseTo(0.375);
    expect(run([{ type: 'undo' }, { type: 'undo' }], now)).toMatchObject({ regions: [], past: [] });
  });

  it('keeps regions on pointer cancel', () => {
    const [down, move] = drag([0, 0], [1, 1]) as [EditEvent, EditEvent];
    expect(getVisibleRegions(run([down, move]))).toHaveLength(1);
    expect(run([down, move, { type: 'cancel' }])).toMatchObject({ regions: [], past: [] });
  });
});
