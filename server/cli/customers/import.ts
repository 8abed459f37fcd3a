import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runImport } from './importCommand.ts';

await runCommand(() => runImport(process.argv.slice(3), process.env));
