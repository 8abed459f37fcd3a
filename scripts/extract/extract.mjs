// Takes the styles out of built modules: what is shipped names classes, and their rules lie in sheets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, styledFiles } from './evaluate.mjs';
import { withClasses } from './rewrite.mjs';
import { readerOf } from './rules.mjs';
import { sheetsOf } from './sheet.mjs';

/** The sheets that are shipped, and the files whose rules each has: the first stands below the others. */
const SHEETS = [
  { sheet: 'ui/styles.css', has: /^ui\/(?!screens\/)/ },
  { sheet: 'ui/screens.css', has: /^ui\/screens\// },
  { sheet: 'questionnaire/styles.css', has: /^questionnaire\// },
];

/**
 * Rewrites built modules in their place.
 *
 * @param root the folder of what was built
 * @param files modules below it
 * @param pathOf the module below it that a path of a package leads to
 * @returns sheet → text
 */
export async function extractStyles(root, files, pathOf) {
  const text = (file) => readFileSync(join(root, file), 'utf8');
  const { instance, base, calls } = await evaluate(root, styledFiles(root, files), pathOf);
  const read = readerOf(instance);
  const made = new Map([...calls].map(([file, list]) => [file, list.map(read)]));
  for (const [file, ofFile] of made) writeFileSync(join(root, file), withClasses(text(file), ofFile));
  const groups = SHEETS.map(({ has }) =>
    [...made].filter(([file]) => has.test(file)).flatMap(([, ofFile]) => ofFile),
  );
  const sheets = sheetsOf(groups, base);
  return new Map(SHEETS.map(({ sheet }, at) => [sheet, sheets[at]]));
}
