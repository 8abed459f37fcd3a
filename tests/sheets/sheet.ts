import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Swatch {
  readonly name: string;
  readonly colour: string;
}

export interface Drawn {
  readonly screen: string;
  readonly png: Buffer;
  readonly swatches?: readonly Swatch[];
}

/** Pixels, legible at a glance. */
const SHEET = { width: 1_980, height: 1_800, gap: 12, label: 22 } as const;
/** Of a fifteen-pixel line; edge of a swatch. */
const LETTER = 9.8;
const SWATCH = 16;

interface Cell extends Drawn {
  readonly width: number;
  readonly height: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelOf({ screen, width, swatches = [] }: Cell): Buffer {
  const written = (text: string, x: number) =>
    `<text x="${x}" y="16" font-family="sans-serif" font-size="15" fill="#111">${escaped(text)}</text>`;
  let left = 2 + (screen.length + 1) * LETTER;
  const beside = swatches.map(({ name, colour }) => {
    const x = left;
    const text = `${name} ${colour}`;
    left += SWATCH + 6 + (text.length + 1) * LETTER;
    return `<rect x="${x}" y="3" width="${SWATCH}" height="${SWATCH}" fill="${colour}" stroke="#111"/>${written(text, x + SWATCH + 4)}`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHEET.label}">${written(screen, 2)}${beside.join('')}</svg>`,
  );
}

/** Rows, then sheets. */
function arrange(cells: readonly Cell[], height: number): { cell: Cell; left: number; top: number }[][] {
  const sheets: { cell: Cell; left: number; top: number }[][] = [[]];
  let [left, top, row] = [0, 0, 0];
  for (const cell of cells) {
    const high = cell.height + SHEET.label;
    if (left > 0 && left + cell.width > SHEET.width) [left, top, row] = [0, top + row + SHEET.gap, 0];
    if (top > 0 && top + high > height) {
      sheets.push([]);
      [left, top, row] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ cell, left, top });
    left += cell.width + SHEET.gap;
    row = Math.max(row, high);
  }
  return sheets;
}

function storeScreens(folder: string, drawn: readonly Drawn[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, { screen, png }] of drawn.entries())
    writeFileSync(join(folder, `${index + 1}-${screen.replaceAll(/[^\w-]+/g, '-')}.png`), png);
}

/**
 * Captioned, scaled, as many sheets as needed.
 * @returns their files
 */
export async function writeSheets(
  folder: string,
  name: string,
  drawn: readonly Drawn[],
  scale: number,
  height: number = SHEET.height,
): Promise<string[]> {
  storeScreens(join(folder, name), drawn);
  const cells = await Promise.all(
    drawn.map(async ({ png, ...rest }): Promise<Cell> => {
      const { width = 0 } = await sharp(png).metadata();
      const { data, info } = await sharp(png)
        .resize({ width: Math.round(width * scale) })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { ...rest, png: data, width: info.width, height: info.height };
    }),
  );
  const files: string[] = [];
  for (const [index, placed] of arrange(cells, height).entries()) {
    const file = join(folder, `${name}-${index + 1}.png`);
    const right = Math.max(...placed.map(({ cell, left }) => left + cell.width));
    const bottom = Math.max(...placed.map(({ cell, top }) => top + cell.height + SHEET.label));
    await sharp({ create: { width: right, height: bottom, channels: 3, background: '#c9c9c9' } })
      .composite(
        placed.flatMap(({ cell, left, top }) => [
          { input: labelOf(cell), left, top },
          { input: cell.png, left, top: top + SHEET.label },
        ]),
      )
      .png({ compressionLevel: 9 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
