import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './answer.ts';

await endCommand(() => answer(process.argv.slice(3), process.env));
