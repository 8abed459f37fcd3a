// Before the scenarios: a build of the sources as they are.
import { join } from 'node:path';
import { isBuilt, ROOT, runNode } from '../../scripts/project.mjs';

export default async function build() {
  if (isBuilt()) return;
  const status = await runNode([join(ROOT, 'scripts', 'build.mjs')]);
  if (status !== 0) throw new Error('The product could not be built: see the lines above.');
}
