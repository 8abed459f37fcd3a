/** Fractions of width and height. */
export type Point = Readonly<{ x: number; y: number }>;

/** Fractions of width and height. */
export type Region = Readonly<{ id: number; x: number; y: number; width: number; height: number }>;

type Box = Omit<Region, 'id'>;

/** Fraction, large enough for a finger. */
export const REGION_MIN = 0.08;
/** Fraction of the shorter edge. */
export const TAP_SIZE = 0.25;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function clampBox<B extends Box>(box: B): B {
  const width = clamp(box.width, REGION_MIN, 1);
  const height = clamp(box.height, REGION_MIN, 1);
  return { ...box, width, height, x: clamp(box.x, 0, 1 - width), y: clamp(box.y, 0, 1 - height) };
}

/** Clamped to the picture. */
export function createBox(from: Point, to: Point): Box {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, 0, 1)).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, 0, 1)).sort((a, b) => a - b) as [number, number];
  return clampBox({ x: left, y: top, width: right - left, height: bottom - top });
}

/** `aspect`: width / height. */
export function createSquare({ x, y }: Point, aspect: number): Box {
  const width = aspect >= 1 ? TAP_SIZE / aspect : TAP_SIZE;
  const height = aspect >= 1 ? TAP_SIZE : TAP_SIZE * aspect;
  const box = { width: Math.max(width, REGION_MIN), height: Math.max(height, REGION_MIN) };
  return clampBox({ ...box, x: x - box.width / 2, y: y - box.height / 2 });
}

export const moveRegion = (region: Region, by: Point): Region =>
  clampBox({ ...region, x: region.x + by.x, y: region.y + by.y });

/** By its far corner. */
export const resizeRegion = (region: Region, by: Point): Region =>
  clampBox({
    ...region,
    width: clamp(region.width + by.x, REGION_MIN, 1 - region.x),
    height: clamp(region.height + by.y, REGION_MIN, 1 - region.y),
  });

export function scaleRegion(region: Region, factor: number): Region {
  const width = clamp(region.width * factor, REGION_MIN, 1);
  const height = clamp(region.height * factor, REGION_MIN, 1);
  const x = region.x + (region.width - width) / 2;
  return clampBox({ ...region, width, height, x, y: region.y + (region.height - height) / 2 });
}
