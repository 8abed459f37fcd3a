// `npm start -- --day=town`: plays a day on the ready demonstration.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { exitWithMessage, ROOT } from '../project.mjs';

const FOLDER = import.meta.dirname;
const OUTBOX = /https?:\/\/[^\s"]+\/dev\/outbox-[\w-]+/;
const DESK = /\/staff\/login/;
/** A day's messages take seconds. */
const FACTOR = '50';

const listDays = () => readdirSync(join(FOLDER, 'days')).map((file) => parse(file).name);

/** From the arguments. Exits with the names for an unknown one. */
export function takeDay(args) {
  const at = args.findIndex((arg) => arg === '--day' || arg.startsWith('--day='));
  if (at === -1) return undefined;
  const [name] = args.splice(at, 1).map((arg) => arg.slice('--day='.length));
  const days = listDays();
  if (!days.includes(name))
    exitWithMessage(`There is no day "${name}". Say --day=NAME with one of: ${days.join(', ')}.`);
  return name;
}

/** With each printed line. */
function watchOutput(onLines) {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk, ...rest) => {
    onLines(String(chunk));
    return write(chunk, ...rest);
  };
}

function play(name, outbox) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(FOLDER, 'play.ts'), name, outbox], {
    cwd: ROOT,
    stdio: 'inherit',
    windowsHide: true,
  });
  process.once('exit', () => child.kill());
}

/** The printed page of mails holds the codes of staff. */
export function playWhenReady(name) {
  const { env } = process;
  if (env.PARVIS_DEMO !== '1')
    exitWithMessage('A day is played in a demonstration alone: start without SMTP_URL and NODE_ENV.');
  if (env.PARVIS_LIMIT_FACTOR === undefined) {
    env.PARVIS_LIMIT_FACTOR = FACTOR;
    console.log(`Rate limits are ${FACTOR} times their usual height for this start (PARVIS_LIMIT_FACTOR).`);
  }
  let outbox;
  let isDecided = false;
  watchOutput((lines) => {
    outbox ??= OUTBOX.exec(lines)?.[0];
    if (isDecided || !DESK.test(lines)) return;
    isDecided = true;
    // Follows the desk, if any.
    setImmediate(() => {
      if (outbox === undefined)
        console.error('No day is played: this server is no local demonstration with a page of mails.');
      else play(name, outbox);
    });
  });
}
