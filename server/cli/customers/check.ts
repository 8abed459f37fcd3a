import { readFontFiles } from '../../platform/config/fontFiles.ts';
import { nameFonts } from '../../platform/fonts/letters.ts';
import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runCheck } from './checkCommand.ts';

/** The command `parvis-check customer`; what comes before its own arguments was read by `parvis-check`. */
// Letters that the server's own fonts have are no finding.
nameFonts(readFontFiles(process.env.PRINT_FONTS ?? '') ?? []);
await endCommand(async () => runCheck(process.argv.slice(3), process.env));
