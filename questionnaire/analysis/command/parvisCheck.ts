import { readFileSync } from 'node:fs';
import { visibleLines } from '../words/visible.ts';
import { run } from './checkCommand.ts';

/** The command `parvis-check`. */
const { status, lines } = run(process.argv.slice(2), (file) => readFileSync(file, 'utf8'));
console.log(visibleLines(lines.join('\n')));
process.exitCode = status;
