import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runNew } from './newCommand.ts';

await runCommand(async () => runNew(process.argv.slice(3), process.env));
