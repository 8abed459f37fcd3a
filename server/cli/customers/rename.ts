import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runRename } from './renameCommand.ts';

await runCommand(() => runRename(process.argv.slice(3), process.env));
