// The lowest browsers that the product names stand once, under "browserslist" of package.json: what is built and the
// guard over built files (`tests/e2e/floor.spec.ts`) read them here; documents are compared with them (`tests/boundaries/floor.test.ts`).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { browserslist } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Vite's name of a browser where it is another than that of browserslist. */
const NAMES = { ios_saf: 'ios' };

/** The floor as `build.target` takes it: `safari15.4`. */
export const buildTarget = browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return `${NAMES[name] ?? name}${version}`;
});
