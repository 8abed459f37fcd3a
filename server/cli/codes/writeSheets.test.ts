import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CodeSheet } from '../../modules/printing/sheets.ts';
import { writeSheets } from './writeSheets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'parvis-sheets-'));
const asked = (out: string, svg: boolean) => ({ cuid: 'town', format: 'a4' as const, svg, out });
const sheet: CodeSheet = { w: 210, h: 297, marks: [], qrids: ['a', 'b'] };

function* sheetsThatLook(many: number, look: () => unknown): Generator<CodeSheet, void, undefined> {
  for (let at = 0; at < many; at += 1) {
    look();
    yield sheet;
  }
}

describe('sheets', () => {
  it('are drawn and written one at a time', async () => {
    const at = folder();
    const seen: number[] = [];
    const sheets = sheetsThatLook(5, () => seen.push(readdirSync(at).length));
    const names = await writeSheets(sheets, 'fr-FR', asked(join(at, 'out.svg'), true));
    expect(names).toEqual([1, 2, 3, 4, 5].map((nbr) => join(at, `out-${nbr}.svg`)));
    expect(seen).toEqual([0, 0, 1, 2, 3]);
  });

  it('have no number if there is only one', async () => {
    const at = folder();
    expect(await writeSheets([sheet], 'fr-FR', asked(join(at, 'out'), true))).toEqual([join(at, 'out.svg')]);
    expect(readdirSync(at)).toEqual(['out.svg']);
  });

  it('are named uniquely, by their only code or by their number', async () => {
    const at = folder();
    const sheets = [['hall'], ['hall'], ['gate', 'hall'], ['gate'], ['2']].map((qrids) => ({
      ...sheet,
      qrids,
    }));
    const names = await writeSheets(sheets, 'fr-FR', asked(join(at, 'out'), true));
    expect(names).toEqual(['hall', '2', '3', 'gate', '5'].map((mark) => join(at, `out-${mark}.svg`)));
    expect(readdirSync(at)).toHaveLength(5);
  });

  it('that fail leave no partial PDF', async () => {
    const at = folder();
    const breaking = sheetsThatLook(2, () => {
      throw new Error('no more');
    });
    await expect(writeSheets(breaking, 'fr-FR', asked(join(at, 'out'), false))).rejects.toThrow('no more');
    expect(existsSync(join(at, 'out.pdf'))).toBe(false);
    expect(readdirSync(at)).toEqual([]);
  });
});
