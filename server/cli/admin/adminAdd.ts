import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runAdminAdd } from './adminAddCommand.ts';

// Skips both words of the command name.
await runCommand(() => runAdminAdd(process.argv.slice(4), process.env));
