import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runMediaMove } from './mediaMoveCommand.ts';

// Skips both words of the command name.
await runCommand(() => runMediaMove(process.argv.slice(4), process.env));
