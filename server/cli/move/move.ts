import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './moveCommand.ts';

await endCommand(() => answer(process.argv.slice(3), process.env));
