import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@parvis/questionnaire/model/record';
import { parseShape } from '@parvis/theme/shape/shape';
import { fileNameSchema } from '../../../platform/config/customerFile.ts';
import { fontType, readFontFiles } from '../../../platform/config/fontFiles.ts';
import type { Picture } from '../../branding/pictures.ts';
import { fontOrigins, isListedFont } from '../../customers/fontHosts.ts';
import { type Found, found } from './findings.ts';
import { whyNotOpen } from './folderFiles.ts';

/** Every visitor loads it. */
const MAX_FONT_MB = 1;
const PLACE = 'appShape.fontFile';

interface NamedFont {
  readonly font?: Picture;
  readonly findings: Found[];
}

function readBeside(folder: string, name: string): Picture | undefined {
  const path = join(folder, name);
  if (whyNotOpen(path, MAX_FONT_MB) || !readFontFiles(path)) return undefined;
  const bytes = readFileSync(path);
  return { id: createHash('sha256').update(bytes).digest('base64url'), type: fontType(bytes), bytes };
}

/** Reads the font: a file of the folder, or an address on an allowed host. */
export function readFont(json: unknown, folder: string, hosts: readonly string[]): NamedFont {
  const { appShape } = isRecord(json) ? json : {};
  const { fontFile } = isRecord(appShape) ? appShape : {};
  if (typeof fontFile !== 'string') return { findings: [] };
  const name = fileNameSchema.safeParse(fontFile);
  if (name.success) {
    const font = readBeside(folder, name.data);
    return font ? { font, findings: [] } : { findings: [found('fontNotHere', PLACE, { value: name.data })] };
  }
  const parsed = parseShape({ fontFile });
  const shape = parsed.ok ? parsed.shape : {};
  const [origin] = fontOrigins(shape);
  if (origin === undefined) return { findings: [found('notFontAddress', PLACE, { value: fontFile })] };
  return isListedFont(shape, hosts)
    ? { findings: [] }
    : { findings: [found('fontHostNotListed', PLACE, { value: origin })] };
}
