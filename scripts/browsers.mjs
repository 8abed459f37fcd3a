// Reads the supported browsers from "browserslist" of package.json. Builds, the floor test (`tests/e2e/floor.spec.ts`)
// and the documents' test (`tests/boundaries/floor.test.ts`) use them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { browserslist } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Vite names that differ from browserslist. */
const NAMES = { ios_saf: 'ios' };

/** The lowest browsers as `build.target`: `safari15.4`. */
export const buildTarget = browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return `${NAMES[name] ?? name}${version}`;
});
