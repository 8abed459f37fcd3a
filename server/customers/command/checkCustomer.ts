import { endCommand } from '../../base/endCommand.ts';
import { readFontFiles } from '../../base/fontFiles.ts';
import { nameFonts } from '../../letters/letters.ts';
import { run } from './command.ts';

/** The command `parvis-check customer`; what comes before its own arguments was read by `parvis-check`. */
// Letters that the server's own fonts have are no finding.
nameFonts(readFontFiles(process.env.PRINT_FONTS ?? '') ?? []);
await endCommand(async () => run(process.argv.slice(3), process.env));
