#!/usr/bin/env node
// `parvis`: the commands of the server, from their TypeScript source.
import { register } from 'tsx/esm/api';

/** By the words that name it: what does it. */
const commands = {
  retention: () => import('../retention/command/retention.ts'),
  'media move': () => import('../files/moving/mediaMove.ts'),
  'push rotate-key': () => import('../push/command/rotateKey.ts'),
};

const said = process.argv.slice(2).join(' ');
const named = Object.entries(commands).find(([words]) => said === words || said.startsWith(`${words} `));
if (named) {
  register();
  await named[1]();
} else {
  for (const words of Object.keys(commands)) console.log(`Usage: parvis ${words} [--help]`);
  process.exitCode = 2;
}
