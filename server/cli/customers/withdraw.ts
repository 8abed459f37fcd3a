import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runWithdraw } from './withdrawCommand.ts';

await runCommand(() => runWithdraw(process.argv.slice(3), process.env));
