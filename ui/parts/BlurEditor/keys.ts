import type { EditEvent } from './edit.ts';

/** A press of an arrow moves by so much: a share of the picture. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What a key means for the region that has the focus; nothing for most keys. */
export function meaningOf(key: string, shift: boolean, id: number): EditEvent | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id };
  const [x, y] = ARROWS[key] ?? [];
  if (x === undefined || y === undefined) return undefined;
  return { type: shift ? 'stretch' : 'nudge', id, by: { x, y } };
}
