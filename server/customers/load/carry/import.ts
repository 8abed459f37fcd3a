import { endCommand } from '../../../base/endCommand.ts';
import { answer } from './importCommand.ts';

await endCommand(() => answer(process.argv.slice(3), process.env));
