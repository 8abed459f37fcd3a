import { run } from './command.ts';

/** The command `parvis-check customer`; what comes before its own arguments was read by `parvis-check`. */
const { status, lines } = run(process.argv.slice(3));
console.log(lines.join('\n'));
process.exitCode = status;
