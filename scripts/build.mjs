// Builds app (app/dist), server (server/dist), component book (storybook-static) and packages (dist/packages), or those
// of `--only=product,storybook,packages`.
import { join } from 'node:path';
import { buildPackages } from './packages.mjs';
import {
  BUILD_NAMES,
  computeSourcesFingerprint,
  ensureInstalled,
  exitWithMessage,
  markBuilt,
  ROOT,
  requireNode,
  runNode,
} from './project.mjs';

const resolvePackageFile = (...parts) => join(ROOT, 'node_modules', ...parts);
const production = { env: { ...process.env, NODE_ENV: 'production' } };

/** Exits with a message on failure. */
async function build(title, args) {
  const status = await runNode(args, production);
  if (status !== 0) exitWithMessage(`The build of ${title} failed: see the lines above.`);
}

const BUILDERS = {
  product: async () => {
    const vite = resolvePackageFile('vite', 'bin', 'vite.js');
    // Last: its folder holds the completion marker, and each build empties it.
    for (const room of ['app', 'previews', 'server']) {
      await build(`"${room}"`, [vite, 'build', room]);
      if (room !== 'app') continue;
      await build('the first view', [vite, 'build', room, '--config', 'app/firstView/vite.config.ts']);
      await build('the service worker', [vite, 'build', room, '--config', 'app/worker/vite.config.ts']);
    }
  },
  storybook: () =>
    build('the book of components', [
      ...[resolvePackageFile('storybook', 'dist', 'bin', 'dispatcher.js'), 'build', '--quiet'],
      ...['--disable-telemetry', '--loglevel', 'error', '--output-dir', 'storybook-static'],
    ]),
  packages: buildPackages,
};

const HELP = `npm run build: the app with its server (app/dist, server/dist), the book of components (storybook-static) and
the packages to publish (dist/packages).

  npm run build -- --only=packages   one of ${BUILD_NAMES.join(', ')}, or several with commas between them; "book" is storybook
  npm run build -- --help            this`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit();
}
const stray = args.filter((arg) => !arg.startsWith('--only='));
if (stray.length > 0) exitWithMessage(`The build knows no "${stray.join('", "')}": npm run build -- --help.`);

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
/** The book by its address. */
const SYNONYMS = { book: 'storybook' };

const names = only?.split(',').map((name) => SYNONYMS[name] ?? name) ?? BUILD_NAMES;
const unknown = names.filter((name) => !BUILD_NAMES.includes(name));
if (unknown.length > 0) {
  exitWithMessage(`Nothing is built as "${unknown.join('", "')}": choose from ${BUILD_NAMES.join(', ')}.`);
}

requireNode();
await ensureInstalled();
for (const name of names) {
  const sources = computeSourcesFingerprint(name);
  await BUILDERS[name]();
  markBuilt(name, sources);
}
