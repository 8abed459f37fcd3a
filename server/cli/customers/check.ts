import { parseFontFiles } from '../../platform/config/fontFiles.ts';
import { setFallbackFonts } from '../../platform/fonts/printFonts.ts';
import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runCheck } from './checkCommand.ts';

/** `parvis-check customer` consumed the preceding arguments. */
// Decide which glyphs are printable.
setFallbackFonts(parseFontFiles(process.env.PRINT_FONTS ?? '') ?? []);
await runCommand(async () => runCheck(process.argv.slice(3), process.env));
