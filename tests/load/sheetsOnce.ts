/** Writes sheets of so many codes once, and says what it took: a process of its own, so that its memory is its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../server/base/packageRoot.ts';
import { writeSheets } from '../../server/print/command/writeSheets.ts';
import { drawnLogo } from '../../server/print/customerCodes.ts';
import { isFormat, sheetsOf } from '../../server/print/sheets.ts';
import { printedLook } from '../../server/testing/printedLook.ts';

const [format = '', svg = '', many = '', out = ''] = process.argv.slice(2);
if (!isFormat(format)) throw new Error(`There is no format ${format}.`);
const codes = Array.from({ length: Number(many) }, (_, at) => ({
  qrid: `se-${at}`,
  address: `https://signaler.saint-elme.example/q/se-${at}`,
  place: `Halles du marché, entrée ${at}`,
}));
const logo = await drawnLogo(readFileSync(join(packageRoot, 'demo', 'town', 'logo-wide.svg')));
const look = printedLook({}, { logo });
const begun = performance.now();
const files = await writeSheets(sheetsOf(codes, look, format), look.readers[0], {
  cuid: 'town',
  format,
  svg: svg === 'svg',
  out,
});
const seconds = (performance.now() - begun) / 1_000;
console.log(JSON.stringify({ seconds, files: files.length, kilobytes: process.resourceUsage().maxRSS }));
