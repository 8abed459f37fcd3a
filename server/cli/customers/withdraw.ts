import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runWithdraw } from './withdrawCommand.ts';

await endCommand(() => runWithdraw(process.argv.slice(3), process.env));
