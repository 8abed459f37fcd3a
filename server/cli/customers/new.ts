import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runNew } from './newCommand.ts';

await runCommand(async () => runNew(process.argv.slice(3), process.env));
