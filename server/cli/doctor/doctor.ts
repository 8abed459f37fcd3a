import { runCommand } from '../../platform/terminal/endCommand.ts';
import { runDoctor } from './doctorCommand.ts';

await runCommand(() => runDoctor(process.argv.slice(3), process.env));
