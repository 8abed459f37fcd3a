// Reads "browserslist" of package.json for builds, the floor test (`tests/e2e/floor.spec.ts`) and the documents' test
// (`tests/boundaries/floor.test.ts`).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { browserslist } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Where Vite differs from browserslist. */
const NAMES = { ios_saf: 'ios' };

/** `safari15.4` */
export const buildTarget = browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return `${NAMES[name] ?? name}${version}`;
});
