// `npm start -- --day=town`: plays a day once the demonstration is ready.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { exitWithMessage, ROOT } from '../project.mjs';

const FOLDER = import.meta.dirname;
const OUTBOX = /https?:\/\/[^\s"]+\/dev\/outbox-[\w-]+/;
const DESK = /\/staff\/login/;
/** Staff send a day's messages within seconds. */
const FACTOR = '50';

const listDays = () => readdirSync(join(FOLDER, 'days')).map((file) => parse(file).name);

/** Takes `--day=NAME` out of the arguments. Exits with the names for another one. */
export function takeDay(args) {
  const at = args.findIndex((arg) => arg === '--day' || arg.startsWith('--day='));
  if (at === -1) return undefined;
  const [name] = args.splice(at, 1).map((arg) => arg.slice('--day='.length));
  const days = listDays();
  if (!days.includes(name))
    exitWithMessage(`There is no day "${name}". Say --day=NAME with one of: ${days.join(', ')}.`);
  return name;
}

/** Runs `onLines` with what the server prints. */
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

/** Plays the day once the server printed its page of mails, where the codes of staff are. */
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
    // The page of mails is printed right after the desk, if there is one.
    setImmediate(() => {
      if (outbox === undefined)
        console.error('No day is played: this server is no local demonstration with a page of mails.');
      else play(name, outbox);
    });
  });
}
