import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './adminAddCommand.ts';

// Skips both words of the command name.
await endCommand(() => answer(process.argv.slice(4), process.env));
