import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runRetention } from './answer.ts';

await runCommand(() => runRetention(process.argv.slice(3), process.env));
