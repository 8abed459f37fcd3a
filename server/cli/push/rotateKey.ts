import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './rotateKeyCommand.ts';

// The words that name the command stand before its arguments.
await endCommand(() => answer(process.argv.slice(4), process.env));
