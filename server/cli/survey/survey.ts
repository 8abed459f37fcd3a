import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runSurvey } from './surveyCommand.ts';

await runCommand(() => runSurvey(process.argv.slice(3), process.env));
