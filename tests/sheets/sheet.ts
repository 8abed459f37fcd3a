import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** One screen as it was drawn. */
export interface Drawn {
  readonly screen: string;
  readonly png: Buffer;
}

/** What a person sees at a glance without losing the letters, pixels. */
const SHEET = { width: 1_980, height: 1_800, gap: 12, label: 22 } as const;

interface Cell extends Drawn {
  readonly width: number;
  readonly height: number;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const labelOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHEET.label}"><text x="2" y="16" font-family="sans-serif" font-size="15" fill="#111">${escaped(text)}</text></svg>`,
  );

/** Pictures side by side as one, each as high as is said. */
export async function besideEachOther(pngs: readonly Buffer[], height: number): Promise<Buffer> {
  const cells = await Promise.all(
    pngs.map((png) => sharp(png).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  );
  let width = 0;
  const placed = cells.map(({ data, info }) => {
    const left = width;
    width += info.width + SHEET.gap;
    return { input: data, left, top: 0 };
  });
  return sharp({ create: { width: width - SHEET.gap, height, channels: 3, background: '#c9c9c9' } })
    .composite(placed)
    .png()
    .toBuffer();
}

/** Rows of cells from left to right, and sheets of rows from top to bottom. */
function arrange(cells: readonly Cell[]): { cell: Cell; left: number; top: number }[][] {
  const sheets: { cell: Cell; left: number; top: number }[][] = [[]];
  let [left, top, row] = [0, 0, 0];
  for (const cell of cells) {
    const high = cell.height + SHEET.label;
    if (left > 0 && left + cell.width > SHEET.width) [left, top, row] = [0, top + row + SHEET.gap, 0];
    if (top > 0 && top + high > SHEET.height) {
      sheets.push([]);
      [left, top, row] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ cell, left, top });
    left += cell.width + SHEET.gap;
    row = Math.max(row, high);
  }
  return sheets;
}

/** Stores each screen in its full size, in a folder of its own, for who looks closer. */
function storeScreens(folder: string, drawn: readonly Drawn[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, { screen, png }] of drawn.entries())
    writeFileSync(join(folder, `${index + 1}-${screen.replaceAll(/[^\w-]+/g, '-')}.png`), png);
}

/** Puts screens side by side, each with its name above it, `scale` times their size; as many sheets as it takes. Gives their files. */
export async function writeSheets(
  folder: string,
  name: string,
  drawn: readonly Drawn[],
  scale: number,
): Promise<string[]> {
  storeScreens(join(folder, name), drawn);
  const cells = await Promise.all(
    drawn.map(async ({ screen, png }): Promise<Cell> => {
      const { width = 0 } = await sharp(png).metadata();
      const { data, info } = await sharp(png)
        .resize({ width: Math.round(width * scale) })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { screen, png: data, width: info.width, height: info.height };
    }),
  );
  const files: string[] = [];
  for (const [index, placed] of arrange(cells).entries()) {
    const file = join(folder, `${name}-${index + 1}.png`);
    const right = Math.max(...placed.map(({ cell, left }) => left + cell.width));
    const bottom = Math.max(...placed.map(({ cell, top }) => top + cell.height + SHEET.label));
    await sharp({ create: { width: right, height: bottom, channels: 3, background: '#c9c9c9' } })
      .composite(
        placed.flatMap(({ cell, left, top }) => [
          { input: labelOf(cell.screen, cell.width), left, top },
          { input: cell.png, left, top: top + SHEET.label },
        ]),
      )
      .png({ compressionLevel: 9 })
      .toFile(file);
    files.push(file);
  }
  return files;
}
