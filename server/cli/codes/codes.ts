import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runCodes } from './codesCommand.ts';

await runCommand(() => runCodes(process.argv.slice(3), process.env));
