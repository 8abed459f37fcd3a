import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runRestore } from './restoreCommand.ts';

await runCommand(() => runRestore(process.argv.slice(3), process.env));
