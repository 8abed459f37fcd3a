import { endCommand } from '../../platform/terminal/endCommand.ts';
import { answer } from './mailCommand.ts';

await endCommand(() => answer(process.argv.slice(3), process.env));
