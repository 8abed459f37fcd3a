import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runExport } from './exportCommand.ts';

await endCommand(() => runExport(process.argv.slice(3), process.env));
