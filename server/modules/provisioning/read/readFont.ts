import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@parvis/questionnaire/model/record';
import { parseShape } from '@parvis/theme/shape/shape';
import { fileNameSchema } from '../../../platform/config/customerFile.ts';
import { detectFontType, parseFontFiles } from '../../../platform/config/fontFiles.ts';
import type { Picture } from '../../branding/service.ts';
import { getFontOrigins, isAllowedFont } from '../../customers/service.ts';
import { createFinding, type UnplacedFinding } from './findings.ts';
import { checkOpenable } from './folderFiles.ts';

/** Every visitor loads it. */
const MAX_FONT_MB = 1;
const PLACE = 'appShape.fontFile';

interface NamedFont {
  readonly font?: Picture;
  readonly findings: UnplacedFinding[];
}

function readFolderFont(folder: string, name: string): Picture | undefined {
  const path = join(folder, name);
  if (checkOpenable(path, MAX_FONT_MB) || !parseFontFiles(path)) return undefined;
  const bytes = readFileSync(path);
  return { id: createHash('sha256').update(bytes).digest('base64url'), type: detectFontType(bytes), bytes };
}

/** From the folder, or an allowed host. */
export function readFont(json: unknown, folder: string, hosts: readonly string[]): NamedFont {
  const { appShape } = isRecord(json) ? json : {};
  const { fontFile } = isRecord(appShape) ? appShape : {};
  if (typeof fontFile !== 'string') return { findings: [] };
  const name = fileNameSchema.safeParse(fontFile);
  if (name.success) {
    const font = readFolderFont(folder, name.data);
    return font
      ? { font, findings: [] }
      : { findings: [createFinding('fontNotHere', PLACE, { value: name.data })] };
  }
  const parsed = parseShape({ fontFile });
  const shape = parsed.ok ? parsed.shape : {};
  const [origin] = getFontOrigins(shape);
  if (origin === undefined)
    return { findings: [createFinding('notFontAddress', PLACE, { value: fontFile })] };
  return isAllowedFont(shape, hosts)
    ? { findings: [] }
    : { findings: [createFinding('fontHostNotListed', PLACE, { value: origin })] };
}
