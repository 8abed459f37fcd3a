import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runWithdraw } from './withdrawCommand.ts';

await runCommand(() => runWithdraw(process.argv.slice(3), process.env));
