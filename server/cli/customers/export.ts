import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runExport } from './exportCommand.ts';

await runCommand(() => runExport(process.argv.slice(3), process.env));
