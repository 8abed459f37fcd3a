// `npm run sheets -- mails`: every mail in two customers' branding. `npm run sheets -- 320 390 fr`: every screen in
// these widths and languages (default: all).
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, exitWithMessage, requireNode, runNode } from '../../scripts/project.mjs';

requireNode();
await ensureInstalled();
const WIDTHS = ['320', '390', '1280'];
const LANGUAGES = ['fr', 'en'];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { text: { type: 'string' } } });
const areMails = positionals[0] === 'mails';
const asked = areMails ? [] : positionals;
const unknown = asked.filter((one) => !WIDTHS.includes(one) && !LANGUAGES.includes(one));
if (unknown.length > 0)
  exitWithMessage(
    `Widths are ${WIDTHS.join(', ')}; languages ${LANGUAGES.join(', ')}: not ${unknown.join(', ')}.`,
  );
const chosen = (all) => {
  const some = all.filter((one) => asked.includes(one));
  return some.length > 0 ? some : all;
};
process.env.PARVIS_SHEETS = JSON.stringify({
  widths: chosen(WIDTHS).map(Number),
  languages: chosen(LANGUAGES),
  text: Number(values.text ?? 100),
});
const cli = join('node_modules', 'playwright', 'cli.js');
process.exit(
  await runNode([
    cli,
    'test',
    '-c',
    join(import.meta.dirname, 'playwright.config.ts'),
    areMails ? 'mailSheets' : 'screenSheets',
  ]),
);
