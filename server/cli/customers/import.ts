import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runImport } from './importCommand.ts';

await endCommand(() => runImport(process.argv.slice(3), process.env));
