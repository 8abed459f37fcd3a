import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runLook } from './lookCommand.ts';

await runCommand(() => runLook(process.argv.slice(3), process.env));
