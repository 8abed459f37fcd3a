import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runTrail } from './trailCommand.ts';

await runCommand(() => runTrail(process.argv.slice(3), process.env));
