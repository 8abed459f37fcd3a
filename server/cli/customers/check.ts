import { readFontFiles } from '../../platform/config/fontFiles.ts';
import { nameFonts } from '../../platform/fonts/letters.ts';
import { endCommand } from '../../platform/terminal/endCommand.ts';
import { runCheck } from './checkCommand.ts';

/** Runs `parvis-check customer`, which consumed the preceding arguments. */
// The fonts of the settings decide which glyphs are printable.
nameFonts(readFontFiles(process.env.PRINT_FONTS ?? '') ?? []);
await endCommand(async () => runCheck(process.argv.slice(3), process.env));
