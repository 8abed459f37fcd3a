// Builds the app (app/dist) and the server that delivers it (server/dist/main.js).
import { join } from 'node:path';
import {
  ensureInstalled,
  giveUp,
  markBuilt,
  ROOT,
  requireNode,
  runNode,
  sourcesFingerprint,
} from './project.mjs';

requireNode();
await ensureInstalled();

const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const sources = sourcesFingerprint();
// The server comes last: the note that a build is complete lies in its folder, which each build empties.
for (const room of ['app', 'server']) {
  const status = await runNode([vite, 'build', room], { env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) giveUp(`The build of "${room}" failed: see the lines above.`);
}
markBuilt(sources);
