// From built modules: code keeps classes, rules go into sheets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, findStyledFiles } from './evaluate.mjs';
import { withClasses } from './rewrite.mjs';
import { createCallReader } from './rules.mjs';
import { buildSheets } from './sheet.mjs';

/** The first has the lowest precedence. */
const SHEETS = [
  { sheet: 'ui/styles.css', has: /^ui\/(?!screens\/)/ },
  { sheet: 'ui/screens.css', has: /^ui\/screens\// },
  { sheet: 'questionnaire/styles.css', has: /^questionnaire\// },
];

/**
 * In place.
 * @param root folder of the build
 * @param files modules below it
 * @param pathOf maps a package path to a module below it
 * @returns sheet to text
 */
export async function extractStyles(root, files, pathOf) {
  const readModule = (file) => readFileSync(join(root, file), 'utf8');
  const { instance, base, calls } = await evaluate(root, findStyledFiles(root, files), pathOf);
  const read = createCallReader(instance);
  const made = new Map([...calls].map(([file, list]) => [file, list.map(read)]));
  for (const [file, ofFile] of made) writeFileSync(join(root, file), withClasses(readModule(file), ofFile));
  const groups = SHEETS.map(({ has }) =>
    [...made].filter(([file]) => has.test(file)).flatMap(([, ofFile]) => ofFile),
  );
  const sheets = buildSheets(groups, base);
  return new Map(SHEETS.map(({ sheet }, at) => [sheet, sheets[at]]));
}
