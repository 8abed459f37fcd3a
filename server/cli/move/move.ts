import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runMove } from './moveCommand.ts';

await runCommand(() => runMove(process.argv.slice(3), process.env));
