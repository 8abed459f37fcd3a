#!/usr/bin/env node
// `parvis`: the commands of the server, from their TypeScript source.
import { register } from 'tsx/esm/api';

/** By the words that name it: what does it, and what it is for. */
const commands = {
  new: [() => import('../customers/new/new.ts'), 'writes the folder of a new customer, ready to be served'],
  start: [() => import('../start/startCommand.mjs'), 'starts the server'],
  'admin add': [() => import('../admin/adminAdd.ts'), 'adds somebody to the staff of a customer'],
  check: [
    () => import('../customers/command/checkCustomer.ts'),
    'says what is wrong with a customer’s folder',
  ],
  reload: [
    () => import('../customers/load/reload/reload.ts'),
    'loads what changed in the folders of customers, while servers serve',
  ],
  withdraw: [
    () => import('../customers/load/withdraw/withdraw.ts'),
    'takes a customer out of service whose folder is gone',
  ],
  rename: [
    () => import('../customers/rename/rename.ts'),
    'gives a customer another name in addresses, and says first what follows',
  ],
  look: [
    () => import('../customers/look/look.ts'),
    'gives the look saved in the studio as a customer’s file writes it',
  ],
  export: [() => import('../customers/load/carry/export.ts'), 'writes a whole customer into one archive'],
  import: [() => import('../customers/load/carry/import.ts'), 'takes a customer from an archive'],
  trail: [() => import('../customers/trail/trail.ts'), 'says who did what at a customer'],
  codes: [() => import('../print/command/codes.ts'), 'writes sheets of codes, ready to print'],
  doctor: [() => import('../doctor/doctor.ts'), 'looks whether all is fit to serve'],
  backup: [() => import('../backup/command/backup.ts'), 'backs up database and files, while servers serve'],
  restore: [() => import('../backup/command/restore.ts'), 'puts a back-up in place'],
  move: [() => import('../backup/move/move.ts'), 'moves the embedded database to DATABASE_URL, or back'],
  retention: [() => import('../retention/command/retention.ts'), 'erases what is past its time'],
  'media move': [
    () => import('../files/moving/mediaMove.ts'),
    'moves photos and videos to where they are kept now',
  ],
  'push rotate-key': [() => import('../push/command/rotateKey.ts'), 'makes a new key for notifications'],
};

const asked = process.argv.slice(2);
const said = asked.join(' ');
const named = Object.entries(commands).find(([words]) => said === words || said.startsWith(`${words} `));
if (named) {
  // The server is started from what was built of it.
  if (named[0] !== 'start') register();
  await named[1][0]();
} else {
  const isHelp = asked[0] === '--help' || asked[0] === '-h';
  if (!isHelp && said !== '') console.error(`There is no command "${said}".`);
  console.log('Usage: parvis command [--help]\n');
  for (const [words, [, what]] of Object.entries(commands)) console.log(`  ${words.padEnd(16)}${what}`);
  process.exitCode = isHelp ? 0 : 2;
}
