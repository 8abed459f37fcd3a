import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runRotateKey } from './rotateKeyCommand.ts';

// Skips both words of the command name.
await runCommand(() => runRotateKey(process.argv.slice(4), process.env));
