import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runErase } from './eraseCommand.ts';

await runCommand(() => runErase(process.argv.slice(3), process.env));
