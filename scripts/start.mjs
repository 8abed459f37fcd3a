// From a fresh clone to a running product: installs and builds what is missing, then hands over to the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { besideIf, ensureInstalled, giveUp, isBuilt, ROOT, requireNode, runNode } from './project.mjs';

requireNode();
// Where the settings are asked for (`--print-config`), they alone are printed: what has to be done first is told beside them.
const beside = process.argv.includes('--print-config');
await ensureInstalled({ beside });
if (!isBuilt()) {
  const say = beside ? console.error : console.log;
  say('Building …');
  const status = await runNode([join(ROOT, 'scripts', 'build.mjs'), '--only=product'], besideIf(beside));
  if (status !== 0) process.exit(status);
}

const { env } = process;
// The demonstration (invented customers, messages shown instead of sent) ends where a real service begins.
if (env.NODE_ENV !== 'production' && !env.SMTP_URL) env.PARVIS_DEMO ??= '1';
env.NODE_ENV = 'production';

// `npm start` waits for this process (`exec` in package.json). Where a shell stands between, as with npx, SIGTERM ends that shell
// alone: the server ends with it.
if (env.npm_lifecycle_event) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}

// In this very process: Ctrl-C, SIGTERM, a closed terminal (SIGHUP) and the exit status then are the server's own.
const main = join(ROOT, 'server', 'dist', 'main.js');
process.argv[1] = main;
try {
  await import(pathToFileURL(main).href);
} catch (error) {
  giveUp(`The server did not start: ${error?.message ?? error}`);
}
