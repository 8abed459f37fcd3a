import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runReload } from './reloadCommand.ts';

await runCommand(() => runReload(process.argv.slice(3), process.env));
