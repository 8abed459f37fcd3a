import { endCommand } from '../../base/endCommand.ts';
import { runExport } from './exportCommand.ts';

await endCommand(() => runExport(process.argv.slice(3), process.env));
