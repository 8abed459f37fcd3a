import { ZOOM_MAX, ZOOM_MIN } from '../../constants.ts';

/** From the stage centre, right and down. */
export type Point = Readonly<{ x: number; y: number }>;
type Size = Readonly<{ width: number; height: number }>;
/** 1 fits the whole picture, or a long one's width. */
export type View = Point & Readonly<{ scale: number }>;
/** Picture size at scale 1. */
export type Room = Readonly<{
  frame: Size;
  picture: Size;
  /** Long pictures: the scale that fits all. */
  whole?: number | undefined;
}>;

/** Height in widths from which a picture is read from its top. */
const LONG = 3;
/** Least enlargement worth reading a long picture. */
const READING_MIN = 1.25;

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Before the background shows. */
const computeSlack = (picture: number, frame: number, scale: number) =>
  Math.max(0, (picture * scale - frame) / 2);

export function clampView(view: View, { frame, picture, whole = ZOOM_MIN }: Room): View {
  const scale = clamp(Math.min(ZOOM_MIN, whole), view.scale, ZOOM_MAX);
  const x = computeSlack(picture.width, frame.width, scale);
  const y = computeSlack(picture.height, frame.height, scale);
  // Normalises -0.
  return { x: clamp(-x, view.x, x) + 0, y: clamp(-y, view.y, y) + 0, scale };
}

/** The whole picture, or a long one's top. */
export const createHomeView = ({ frame, picture, whole }: Room): View => ({
  x: 0,
  y: whole === undefined ? 0 : computeSlack(picture.height, frame.height, 1),
  scale: 1,
});

export const createWholeView = ({ whole = 1 }: Room): View => ({ x: 0, y: 0, scale: whole });

export const isEnlarged = ({ scale }: View, { whole = 1 }: Room): boolean => scale > whole;

/** Moves the point under `at` to `to`, within limits. */
export function scaleView(view: View, room: Room, wanted: number, at: Point, to: Point = at): View {
  const { scale } = clampView({ ...view, scale: wanted }, room);
  const ratio = scale / view.scale;
  return clampView({ x: to.x - (at.x - view.x) * ratio, y: to.y - (at.y - view.y) * ratio, scale }, room);
}

/** Moves the point under `at` to `to`, within limits. */
export const zoomView = (view: View, room: Room, factor: number, at: Point, to: Point = at): View =>
  scaleView(view, room, view.scale * factor, at, to);

const enlarge = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });
const turn = ({ width, height }: Size): Size => ({ width: height, height: width });

/** To the stage's width or its own, whichever is less. */
function computeReadingScale(picture: Size, natural: Size, frame: Size): number | undefined {
  const scale = Math.min(frame.width, natural.width) / picture.width;
  return picture.height > LONG * picture.width && scale >= READING_MIN ? scale : undefined;
}

type Measured = Readonly<{ frame: Size; picture: Size; natural: Size }>;

/** After rotation. `fit`: scale at scale 1. */
export function fitRoom(
  { frame, picture, natural }: Measured,
  rotation: number,
): { fit: number; room: Room } {
  if (picture.width === 0 || picture.height === 0) return { fit: 1, room: { frame, picture } };
  const sideways = rotation % 180 !== 0;
  const fit = sideways ? Math.min(frame.width / picture.height, frame.height / picture.width) : 1;
  const size = enlarge(sideways ? turn(picture) : picture, fit);
  const reading = computeReadingScale(size, sideways ? turn(natural) : natural, frame);
  if (reading === undefined) return { fit, room: { frame, picture: size } };
  return { fit: fit * reading, room: { frame, picture: enlarge(size, reading), whole: 1 / reading } };
}
