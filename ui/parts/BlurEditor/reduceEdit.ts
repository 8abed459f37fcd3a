/** Pure reducer: pointer, key and button events in, regions out. */
import { applyDrag, type Drag, getDrawnBox, isTap, updateRegion } from './drags.ts';
import { createSquare, moveRegion, type Point, type Region, resizeRegion, scaleRegion } from './regions.ts';

type Regions = readonly Region[];

export type EditState = Readonly<{
  regions: Regions;
  past: readonly Regions[];
  /** Source of ids. */
  made: number;
  chosen?: number | undefined;
  drag?: Drag | undefined;
  /** Repeated steps on one region share an undo entry. */
  last?: string | undefined;
}>;

export type EditEvent =
  | Readonly<{ type: 'down'; at: Point; on?: number | undefined; corner?: boolean }>
  | Readonly<{ type: 'move'; at: Point }>
  /** `aspect`: width / height. */
  | Readonly<{ type: 'up'; aspect: number }>
  | Readonly<{ type: 'cancel' | 'undo' }>
  | Readonly<{ type: 'add'; aspect: number }>
  | Readonly<{ type: 'choose' | 'remove'; id: number }>
  | Readonly<{ type: 'nudge' | 'stretch'; id: number; by: Point }>
  | Readonly<{ type: 'scale'; id: number; factor: number }>;

const MIDDLE: Point = { x: 0.5, y: 0.5 };

export const createEditState = (regions: Regions): EditState => ({
  regions,
  past: [],
  made: Math.max(0, ...regions.map(({ id }) => id)),
  chosen: regions.at(-1)?.id,
});

export const getVisibleRegions = ({ regions, drag }: EditState): Regions => applyDrag(regions, drag);

const pushStep = (state: EditState, regions: Regions, last?: string): EditState => ({
  ...state,
  regions,
  past: last !== undefined && last === state.last ? state.past : [...state.past, state.regions],
  last,
  drag: undefined,
});

const addRegion = (state: EditState, box: Omit<Region, 'id'>): EditState => {
  const id = state.made + 1;
  return { ...pushStep(state, [...state.regions, { id, ...box }]), made: id, chosen: id };
};

function startDrag(state: EditState, { at, on, corner }: Extract<EditEvent, { type: 'down' }>): EditState {
  if (on === undefined)
    return { ...state, drag: { kind: 'draw', id: state.made + 1, from: at, at }, last: undefined };
  return {
    ...state,
    chosen: on,
    drag: { kind: corner ? 'resize' : 'move', id: on, from: at, at },
    last: undefined,
  };
}

function finishDrag(state: EditState, aspect: number): EditState {
  const { drag } = state;
  if (!drag) return state;
  if (drag.kind === 'draw') return addRegion(state, getDrawnBox(drag, aspect));
  return isTap(drag) ? { ...state, drag: undefined } : pushStep(state, getVisibleRegions(state));
}

function undoStep(state: EditState): EditState {
  const before = state.past.at(-1);
  if (!before) return state;
  const kept = before.some(({ id }) => id === state.chosen) ? state.chosen : before.at(-1)?.id;
  const past = state.past.slice(0, -1);
  return { ...state, regions: before, past, chosen: kept, drag: undefined, last: undefined };
}

export function reduceEdit(state: EditState, event: EditEvent): EditState {
  const { regions, drag } = state;
  const changeRegion = (id: number, to: (region: Region) => Region) => ({
    ...pushStep(state, updateRegion(regions, id, to), `${event.type} ${id}`),
    chosen: id,
  });
  switch (event.type) {
    case 'down':
      return startDrag(state, event);
    case 'move':
      return drag ? { ...state, drag: { ...drag, at: event.at } } : state;
    case 'up':
      return finishDrag(state, event.aspect);
    case 'cancel':
      return { ...state, drag: undefined };
    case 'add':
      return addRegion(state, createSquare(MIDDLE, event.aspect));
    case 'choose':
      return { ...state, chosen: event.id };
    case 'remove': {
      const left = regions.filter(({ id }) => id !== event.id);
      return { ...pushStep(state, left), chosen: left.at(-1)?.id };
    }
    case 'nudge':
      return changeRegion(event.id, (region) => moveRegion(region, event.by));
    case 'stretch':
      return changeRegion(event.id, (region) => resizeRegion(region, event.by));
    case 'scale':
      return changeRegion(event.id, (region) => scaleRegion(region, event.factor));
    case 'undo':
      return undoStep(state);
  }
}
