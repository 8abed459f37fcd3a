#!/usr/bin/env node
// The built command if published, else its source through tsx.
import { existsSync } from 'node:fs';

/** Of the server package, which may be missing. */
const CUSTOMER_COMMAND = '@parvis/server/bin/check-customer.mjs';
const NO_SERVER = {
  fr: '« parvis-check customer » fait partie du serveur de Parvis (@parvis/server), qui n’est pas installé ici.',
  en: '"parvis-check customer" is part of the server of Parvis (@parvis/server), which is not installed here.',
};

async function checkCustomer() {
  let command;
  try {
    command = import.meta.resolve(CUSTOMER_COMMAND);
  } catch {
    console.log(NO_SERVER[process.argv.includes('fr') ? 'fr' : 'en']);
    process.exitCode = 2;
    return;
  }
  await import(command);
}

async function checkQuestionnaires() {
  const built = new URL('../analysis/command/parvisCheck.js', import.meta.url);
  if (existsSync(built)) return import(built.href);
  // biome-ignore lint/correctness/noUndeclaredDependencies: of the checkout alone; the published package has JavaScript
  const { register } = await import('tsx/esm/api');
  register();
  return import(new URL('../analysis/command/parvisCheck.ts', import.meta.url).href);
}

await (process.argv[2] === 'customer' ? checkCustomer() : checkQuestionnaires());
