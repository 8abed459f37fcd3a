import { dirname, resolve } from 'node:path';
import { firstCode } from '../../base/causes.ts';
import type { CommandResult } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { nameFonts } from '../../letters/fonts.ts';
import { unprintable } from '../../letters/letters.ts';
import { asServer } from '../../store/asServer.ts';
import { customerCodes } from '../customerCodes.ts';
import { notPrintable } from '../printable.ts';
import { sheetsOf } from '../sheets.ts';
import { parseArguments } from './arguments.ts';
import { NAMED_UNFIT, NOT_PRINTABLE, SAYS } from './words.ts';
import { writeSheets } from './writeSheets.ts';

/** What this machine says of a folder that is not there, or is somebody else's, or of a disk that is full. */
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|ENOSPC|EDQUOT)$/;

/** What `parvis codes` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const asked = parseArguments(args);
  if ('status' in asked) return asked;
  const { cuid, language } = asked;
  const config = readConfig(env);
  const origin = asked.address ?? config.publicUrl;
  const why = asked.address === undefined ? notPrintable(origin) : undefined;
  if (origin === undefined || why)
    return { status: 2, lines: [NOT_PRINTABLE[why ?? 'none'][language](origin ?? '')] };
  nameFonts([...asked.fonts, ...config.printFonts]);
  const found = await asServer(config, ({ db }) => customerCodes(db, cuid, origin, asked.codes));
  if (!found) return { status: 2, lines: [SAYS.unknown[language](cuid)] };
  const missing = found.missing.map(({ qrid, hangs }) =>
    hangs === undefined ? SAYS.notInUse[language](qrid) : SAYS.replaced[language](qrid, hangs),
  );
  if (found.codes.length === 0)
    return { status: 2, lines: missing.length > 0 ? missing : [SAYS.noCodes[language](cuid)] };
  const said = [found.look.town, ...found.codes.flatMap(({ place, descr = '' }) => [place, descr])];
  const boxes = [...new Set(said.flatMap(unprintable))];
  // Whoever named it may mean a trial: it is told, and no fault.
  const unfit = asked.address === undefined ? undefined : notPrintable(origin);
  const notes = [
    ...missing,
    ...(boxes.length > 0 ? [SAYS.unprintable[language](boxes.slice(0, 20).join(' '))] : []),
  ];
  const sheets = sheetsOf(found.codes, found.look, asked.format, asked.copies);
  const files = await writeSheets(sheets, found.look.readers[0], asked).catch((error: unknown) => {
    const code = firstCode(error) ?? '';
    if (!UNWRITABLE.test(code)) throw error;
    return code;
  });
  if (typeof files === 'string') {
    const folder = dirname(resolve(asked.out ?? cuid));
    return { status: 2, lines: [SAYS.unwritable[language](folder, files)] };
  }
  return {
    status: notes.length > 0 ? 1 : 0,
    lines: [
      ...notes,
      ...(unfit ? [NAMED_UNFIT[unfit][language](origin)] : []),
      ...files.map(SAYS.written[language]),
    ],
  };
}
