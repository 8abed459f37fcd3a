import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runMove } from './moveCommand.ts';

await runCommand(() => runMove(process.argv.slice(3), process.env));
