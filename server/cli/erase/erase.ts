import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runErase } from './eraseCommand.ts';

await runCommand(() => runErase(process.argv.slice(3), process.env));
