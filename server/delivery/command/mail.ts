import { endCommand } from '../../base/endCommand.ts';
import { answer } from './command.ts';

await endCommand(() => answer(process.argv.slice(3), process.env));
