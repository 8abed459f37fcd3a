import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runReload } from './reloadCommand.ts';

await endCommand(() => runReload(process.argv.slice(3), process.env));
