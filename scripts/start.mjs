// Installs and builds missing parts, then starts the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ensureInstalled,
  exitWithMessage,
  isBuilt,
  makeOutputOptions,
  ROOT,
  requireNode,
  runNode,
} from './project.mjs';

requireNode();
const isDay = process.argv.some((arg) => /^--day(=|$)/.test(arg));
const days = isDay ? await import('./day/startDay.mjs') : undefined;
const day = days?.takeDay(process.argv);
const { env } = process;
// Invented customers, messages shown instead of sent; ends with a real configuration.
if (env.NODE_ENV !== 'production' && !env.SMTP_URL) env.PARVIS_DEMO ??= '1';
if (day !== undefined) days.playWhenReady(day);

// `--print-config` prints settings alone; progress goes to stderr.
const beside = process.argv.includes('--print-config');
await ensureInstalled({ beside });
if (!isBuilt()) {
  const say = beside ? console.error : console.log;
  say('Building …');
  const status = await runNode(
    [join(ROOT, 'scripts', 'build.mjs'), '--only=product'],
    makeOutputOptions(beside),
  );
  if (status !== 0) process.exit(status);
}
env.NODE_ENV = 'production';

// Awaited by `npm start` (`exec` in package.json). With a shell between, as in npx, SIGTERM ends the shell only: the
// server then exits too.
if (env.npm_lifecycle_event) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}

// In-process: Ctrl-C, SIGTERM, SIGHUP and exit status are the server's.
const main = join(ROOT, 'server', 'dist', 'main.js');
process.argv[1] = main;
try {
  await import(pathToFileURL(main).href);
} catch (error) {
  exitWithMessage(`The server did not start: ${error?.message ?? error}`);
}
