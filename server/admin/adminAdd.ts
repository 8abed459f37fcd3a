import { endCommand } from '../base/endCommand.ts';
import { answer } from './command.ts';

// The words that name the command stand before its arguments.
await endCommand(() => answer(process.argv.slice(4), process.env));
