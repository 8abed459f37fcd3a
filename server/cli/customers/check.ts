import { parseFontFiles } from '../../platform/config/fontFiles.ts';
import { setFallbackFonts } from '../../platform/fonts/printFonts.ts';
import { runCommand } from '../../platform/terminal/runCommand.ts';
import { runCheck } from './checkCommand.ts';

/** Runs `parvis-check customer`, which consumed the preceding arguments. */
// The fonts of the settings decide which glyphs are printable.
setFallbackFonts(parseFontFiles(process.env.PRINT_FONTS ?? '') ?? []);
await runCommand(async () => runCheck(process.argv.slice(3), process.env));
