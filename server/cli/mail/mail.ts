import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runMail } from './mailCommand.ts';

await runCommand(() => runMail(process.argv.slice(3), process.env));
