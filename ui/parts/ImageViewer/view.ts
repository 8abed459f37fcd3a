import { ZOOM_MAX, ZOOM_MIN } from '../../constants.ts';

/** Pixels from the centre of the stage, right and down. */
export type Point = Readonly<{ x: number; y: number }>;
/** Pixels. */
type Size = Readonly<{ width: number; height: number }>;
/** How the picture lies on the stage: its centre and its scale, 1 being the whole picture. */
export type View = Point & Readonly<{ scale: number }>;
/** The stage, and the picture as it lies there at scale 1. */
export type Room = Readonly<{ frame: Size; picture: Size }>;

export const WHOLE: View = { x: 0, y: 0, scale: 1 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** How far the centre of the picture may go from that of the stage before ground shows where picture could be. */
const slack = (picture: number, frame: number, scale: number) => Math.max(0, (picture * scale - frame) / 2);

/** The nearest view in which the zoom keeps its bounds and the picture covers as much of the stage as it can. */
export function bounded(view: View, { frame, picture }: Room): View {
  const scale = between(ZOOM_MIN, view.scale, ZOOM_MAX);
  const x = slack(picture.width, frame.width, scale);
  const y = slack(picture.height, frame.height, scale);
  // `+ 0` makes of -0 a plain 0.
  return { x: between(-x, view.x, x) + 0, y: between(-y, view.y, y) + 0, scale };
}

/** Zooms by `factor`; what lies under `at` comes to lie under `to` as far as the bounds allow. */
export function zoomed(view: View, room: Room, factor: number, at: Point, to: Point = at): View {
  const scale = between(ZOOM_MIN, view.scale * factor, ZOOM_MAX);
  const ratio = scale / view.scale;
  return bounded({ x: to.x - (at.x - view.x) * ratio, y: to.y - (at.y - view.y) * ratio, scale }, room);
}

/** A picture on its side fills the stage anew: by how much it grows or shrinks, and the room as it is then. */
export function turnedRoom({ frame, picture }: Room, rotation: number): { fit: number; room: Room } {
  const { width, height } = picture;
  if (rotation % 180 === 0 || width === 0 || height === 0) return { fit: 1, room: { frame, picture } };
  const fit = Math.min(frame.width / height, frame.height / width);
  return { fit, room: { frame, picture: { width: height * fit, height: width * fit } } };
}
