import { endCommand } from '../../base/endCommand.ts';
import { runNew } from './newCommand.ts';

await endCommand(async () => runNew(process.argv.slice(3), process.env));
