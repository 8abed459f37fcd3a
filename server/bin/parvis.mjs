#!/usr/bin/env node
// `parvis`: the commands of the server, from their TypeScript source.
import { register } from 'tsx/esm/api';

if (process.argv[2] === 'retention') {
  register();
  await import('../retention/command/retention.ts');
} else {
  console.log('Usage: parvis retention [--help]');
  process.exitCode = 2;
}
