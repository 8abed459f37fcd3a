/** A veil has so many cells along its longer edge at most: too few for a face, or for the letters of a plate. */
const CELLS = 4;
/** No cell has fewer pixels along an edge, unless all of them are fewer. */
const CELL_MIN = 8;
/** A cell is lighter or darker by so much at most, so that no text can be tried until its veil fits. */
const NOISE = 16;

/** Some pixels of a picture, four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** From −1 to 1, as nobody can foretell. */
const chance = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 127.5 - 1;

interface Cells {
  readonly across: number;
  readonly down: number;
  /** Three colours a cell. */
  readonly colours: readonly number[];
}

function cellsOf({ data, width, height }: Pixels): Cells {
  const longer = Math.max(width, height);
  const cells = (size: number) =>
    Math.max(1, Math.min(Math.round((CELLS * size) / longer), Math.floor(size / CELL_MIN)));
  const [across, down] = [cells(width), cells(height)];
  const sums = new Array<number>(across * down * 3).fill(0);
  const counts = new Array<number>(across * down).fill(0);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * down) / height) * across + Math.floor((x * across) / width);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let colour = 0; colour < 3; colour += 1)
        sums[cell * 3 + colour] = (sums[cell * 3 + colour] ?? 0) + (data[(y * width + x) * 4 + colour] ?? 0);
    }
  return { across, down, colours: sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] || 1)) };
}

/** Between which two cells a pixel lies, and how far towards the second: their middles have their own colour. */
function betweenCells(at: number, size: number, cells: number) {
  const place = Math.min(Math.max(((at + 0.5) * cells) / size - 0.5, 0), cells - 1);
  const first = Math.floor(place);
  return { first, second: Math.min(first + 1, cells - 1), share: place - first };
}

/**
 * Puts a few soft colours in the place of pixels: the mean of each cell, off by chance, blended into the next one. Nothing
 * but these means is left of what was there. `random` gives from −1 to 1.
 */
export function veil(pixels: Pixels, random: () => number = chance): void {
  const { data, width, height } = pixels;
  const { across, down, colours } = cellsOf(pixels);
  const noise = Array.from({ length: across * down }, () => random() * NOISE);
  const off = colours.map((colour, at) => colour + (noise[Math.floor(at / 3)] ?? 0));
  const of = (row: number, column: number, colour: number) => off[(row * across + column) * 3 + colour] ?? 0;
  const columns = Array.from({ length: width }, (_, x) => betweenCells(x, width, across));
  for (let y = 0; y < height; y += 1) {
    const row = betweenCells(y, height, down);
    for (const [x, { first, second, share }] of columns.entries())
      for (let colour = 0; colour < 3; colour += 1) {
        const above = of(row.first, first, colour) * (1 - share) + of(row.first, second, colour) * share;
        const below = of(row.second, first, colour) * (1 - share) + of(row.second, second, colour) * share;
        data[(y * width + x) * 4 + colour] = above * (1 - row.share) + below * row.share;
      }
  }
}
