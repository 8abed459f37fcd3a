#!/usr/bin/env node
// The built command where there is one (as published), else its TypeScript source through tsx (in a checkout).
// biome-ignore lint/style/noRestrictedImports: a command of the terminal; nothing that runs in a browser imports it
import { existsSync } from 'node:fs';

const built = new URL('../analysis/parvisCheck.js', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  // biome-ignore lint/correctness/noUndeclaredDependencies: of the checkout alone; the published package has JavaScript
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('../analysis/parvisCheck.ts', import.meta.url).href);
}
