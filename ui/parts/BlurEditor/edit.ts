/** Pure reducer of blur regions: pointer, key and button events in, regions out. */
import { changed, type Drag, dragged, drawn, isTap } from './drags.ts';
import { around, moved, type Point, type Region, resized, scaled } from './regions.ts';

type Regions = readonly Region[];

export type EditState = Readonly<{
  regions: Regions;
  past: readonly Regions[];
  /** Number of regions created; source of ids. */
  made: number;
  chosen?: number | undefined;
  drag?: Drag | undefined;
  /** Kind of the last step; repeated steps on one region share an undo entry. */
  last?: string | undefined;
}>;

export type EditEvent =
  | Readonly<{ type: 'down'; at: Point; on?: number | undefined; corner?: boolean }>
  | Readonly<{ type: 'move'; at: Point }>
  /** `aspect`: width / height of the picture. */
  | Readonly<{ type: 'up'; aspect: number }>
  | Readonly<{ type: 'cancel' | 'undo' }>
  | Readonly<{ type: 'add'; aspect: number }>
  | Readonly<{ type: 'choose' | 'remove'; id: number }>
  | Readonly<{ type: 'nudge' | 'stretch'; id: number; by: Point }>
  | Readonly<{ type: 'scale'; id: number; factor: number }>;

const MIDDLE: Point = { x: 0.5, y: 0.5 };

export const begun = (regions: Regions): EditState => ({
  regions,
  past: [],
  made: Math.max(0, ...regions.map(({ id }) => id)),
  chosen: regions.at(-1)?.id,
});

export const seen = ({ regions, drag }: EditState): Regions => dragged(regions, drag);

const step = (state: EditState, regions: Regions, last?: string): EditState => ({
  ...state,
  regions,
  past: last !== undefined && last === state.last ? state.past : [...state.past, state.regions],
  last,
  drag: undefined,
});

const added = (state: EditState, box: Omit<Region, 'id'>): EditState => {
  const id = state.made + 1;
  return { ...step(state, [...state.regions, { id, ...box }]), made: id, chosen: id };
};

function pressed(state: EditState, { at, on, corner }: Extract<EditEvent, { type: 'down' }>): EditState {
  if (on === undefined)
    return { ...state, drag: { kind: 'draw', id: state.made + 1, from: at, at }, last: undefined };
  return {
    ...state,
    chosen: on,
    drag: { kind: corner ? 'resize' : 'move', id: on, from: at, at },
    last: undefined,
  };
}

function lifted(state: EditState, aspect: number): EditState {
  const { drag } = state;
  if (!drag) return state;
  if (drag.kind === 'draw') return added(state, drawn(drag, aspect));
  return isTap(drag) ? { ...state, drag: undefined } : step(state, seen(state));
}

function undone(state: EditState): EditState {
  const before = state.past.at(-1);
  if (!before) return state;
  const kept = before.some(({ id }) => id === state.chosen) ? state.chosen : before.at(-1)?.id;
  const past = state.past.slice(0, -1);
  return { ...state, regions: before, past, chosen: kept, drag: undefined, last: undefined };
}

export function edit(state: EditState, event: EditEvent): EditState {
  const { regions, drag } = state;
  const change = (id: number, to: (region: Region) => Region) => ({
    ...step(state, changed(regions, id, to), `${event.type} ${id}`),
    chosen: id,
  });
  switch (event.type) {
    case 'down':
      return pressed(state, event);
    case 'move':
      return drag ? { ...state, drag: { ...drag, at: event.at } } : state;
    case 'up':
      return lifted(state, event.aspect);
    case 'cancel':
      return { ...state, drag: undefined };
    case 'add':
      return added(state, around(MIDDLE, event.aspect));
    case 'choose':
      return { ...state, chosen: event.id };
    case 'remove': {
      const left = regions.filter(({ id }) => id !== event.id);
      return { ...step(state, left), chosen: left.at(-1)?.id };
    }
    case 'nudge':
      return change(event.id, (region) => moved(region, event.by));
    case 'stretch':
      return change(event.id, (region) => resized(region, event.by));
    case 'scale':
      return change(event.id, (region) => scaled(region, event.factor));
    case 'undo':
      return undone(state);
  }
}
