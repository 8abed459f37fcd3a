import { ZOOM_MAX, ZOOM_MIN } from '../../constants.ts';

/** Pixels from the stage centre, right and down. */
export type Point = Readonly<{ x: number; y: number }>;
type Size = Readonly<{ width: number; height: number }>;
/** Picture centre and scale; 1 fits the whole picture. */
export type View = Point & Readonly<{ scale: number }>;
/** Stage size, and picture size at scale 1. */
export type Room = Readonly<{ frame: Size; picture: Size }>;

export const WHOLE: View = { x: 0, y: 0, scale: 1 };

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Maximum offset of the picture centre before the background shows. */
const computeSlack = (picture: number, frame: number, scale: number) =>
  Math.max(0, (picture * scale - frame) / 2);

export function clampView(view: View, { frame, picture }: Room): View {
  const scale = clamp(ZOOM_MIN, view.scale, ZOOM_MAX);
  const x = computeSlack(picture.width, frame.width, scale);
  const y = computeSlack(picture.height, frame.height, scale);
  // `+ 0` normalises -0.
  return { x: clamp(-x, view.x, x) + 0, y: clamp(-y, view.y, y) + 0, scale };
}

/** Zooms by `factor` and moves the point under `at` to `to`, within limits. */
export function zoomView(view: View, room: Room, factor: number, at: Point, to: Point = at): View {
  const scale = clamp(ZOOM_MIN, view.scale * factor, ZOOM_MAX);
  const ratio = scale / view.scale;
  return clampView({ x: to.x - (at.x - view.x) * ratio, y: to.y - (at.y - view.y) * ratio, scale }, room);
}

/** Returns the scale change and new sizes of a rotated picture, refitted to the stage. */
export function fitRotated({ frame, picture }: Room, rotation: number): { fit: number; room: Room } {
  const { width, height } = picture;
  if (rotation % 180 === 0 || width === 0 || height === 0) return { fit: 1, room: { frame, picture } };
  const fit = Math.min(frame.width / height, frame.height / width);
  return { fit, room: { frame, picture: { width: height * fit, height: width * fit } } };
}
