// `npm run sheets -- palettes`: draws themes of real brand books, of hard ones, of one colour, of chance and of few keys. `palettes oslo yellow`: the brands that
// have one of these words in their names; `palettes random 12 40` and `palettes partial`: those of chance, of a few keys, by their numbers.
// `npm run sheets -- mails`: draws every mail that is sent, in the looks of two customers.
// `npm run sheets -- 320 390 fr`: draws every screen of these widths and languages (all of them unless said) as pictures, and puts them on sheets.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, giveUp, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
const WIDTHS = ['320', '390', '1280'];
const LANGUAGES = ['fr', 'en'];
const MANY = ['random', 'partial'];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { text: { type: 'string' } } });
const [first, ...names] = positionals;
const areBrands = first === 'palettes';
const areMails = first === 'mails';
const asked = areBrands || areMails ? [] : positionals;
const unknown = asked.filter((one) => !WIDTHS.includes(one) && !LANGUAGES.includes(one));
if (unknown.length > 0)
  giveUp(`Widths are ${WIDTHS.join(', ')}; languages ${LANGUAGES.join(', ')}: not ${unknown.join(', ')}.`);
const chosen = (all) => {
  const some = all.filter((one) => asked.includes(one));
  return some.length > 0 ? some : all;
};
process.env.PARVIS_SHEETS = JSON.stringify({
  widths: chosen(WIDTHS).map(Number),
  languages: chosen(LANGUAGES),
  text: Number(values.text ?? 100),
});
process.env.PARVIS_BRANDS = JSON.stringify(areBrands ? names : []);
const cli = join('node_modules', 'playwright', 'cli.js');
const isOfMany = names.some((name) => MANY.includes(name));
const paletteFiles = [
  ...(isOfMany ? [] : ['brandSheets']),
  ...(isOfMany || names.length === 0 ? ['manySheets'] : []),
];
const screenFiles = areMails ? ['mailSheets'] : ['screenSheets'];
const files = areBrands ? paletteFiles : screenFiles;
process.exit(await runNode([cli, 'test', '-c', join(import.meta.dirname, 'playwright.config.ts'), ...files]));
