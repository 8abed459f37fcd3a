import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runNew } from './newCommand.ts';

await endCommand(async () => runNew(process.argv.slice(3), process.env));
