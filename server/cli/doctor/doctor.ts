import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runDoctor } from './doctorCommand.ts';

await runCommand(() => runDoctor(process.argv.slice(3), process.env));
