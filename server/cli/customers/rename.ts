import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runRename } from './renameCommand.ts';

await endCommand(() => runRename(process.argv.slice(3), process.env));
