import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { isRecord } from '@parvis/questionnaire/model/record';
import { withoutDefaults } from '@parvis/theme/palette/palette';
import { inArray } from 'drizzle-orm';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { findSavedBranding, getPictureExtension } from '../../modules/branding/service.ts';
import { describeChange, describeCommand, NO_PLACE, translate } from '../../modules/customers/service.ts';
import {
  type CustomerContent,
  compareValues,
  FILE_NAME,
  findCustomerFolders,
  formatJson,
  readCustomer,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { CustomerFile } from '../../platform/config/customerFile.ts';
import type { Database } from '../../platform/db/database.ts';
import { assets } from '../../platform/db/schema.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { replaceFile } from '../../platform/terminal/replaceFile.ts';

type BrandingKeys = Partial<
  Pick<CustomerFile, 'cstmrLbl' | 'logo' | 'wideLogo' | 'banner' | 'appColors' | 'appShape'>
>;

interface FileBranding {
  readonly keys: BrandingKeys;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Undefined if nothing was saved in the studio. */
async function fetchFileBranding(db: Database, cuid: string): Promise<FileBranding | undefined> {
  const look = await findSavedBranding(db, cuid);
  if (!look) return undefined;
  const { logoId, wideLogoId, bannerId = null, appColors, appShape, lbl } = look;
  const ids = [logoId, wideLogoId, bannerId].filter((id) => id !== null);
  const rows = await db.select().from(assets).where(inArray(assets.id, ids));
  const pictures = new Map<string, Buffer>();
  const collectPicture = (id: string | null, name: string): string | undefined => {
    const row = rows.find((one) => one.id === id);
    if (!row) return undefined;
    const file = `${name}.${getPictureExtension(row.type) ?? 'png'}`;
    pictures.set(file, row.bytes);
    return file;
  };
  const [logo, wideLogo] = [
    collectPicture(logoId, 'studio-logo'),
    collectPicture(wideLogoId, 'studio-logo-wide'),
  ];
  const banner = collectPicture(bannerId, 'studio-banner');
  return {
    keys: {
      cstmrLbl: lbl,
      ...(logo !== undefined && { logo }),
      ...(wideLogo !== undefined && { wideLogo }),
      ...(banner !== undefined && { banner }),
      appColors: withoutDefaults(appColors),
      ...(appShape && { appShape: { ...appShape } }),
    },
    pictures,
  };
}

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** Keeps names of pictures in the file; omits new empty keys. */
function reconcileBranding(
  { keys, pictures }: FileBranding,
  { file, pictures: own }: CustomerContent,
): FileBranding {
  const kept = new Map<unknown, string>();
  for (const [name, bytes] of pictures) {
    const slot = (['logo', 'wideLogo', 'banner'] as const).find((one) => own[one]?.bytes.equals(bytes));
    const there = slot && file[slot];
    if (there !== undefined) kept.set(name, there);
  }
  const said = Object.entries(keys).filter(([key, value]) => Object.hasOwn(file, key) || !isEmpty(value));
  return {
    keys: Object.fromEntries(said.map(([key, value]) => [key, kept.get(value) ?? value])),
    pictures: new Map([...pictures].filter(([name]) => !kept.has(name))),
  };
}

const pickKeys = (file: unknown, keys: object): object =>
  Object.fromEntries(Object.entries(isRecord(file) ? file : {}).filter(([key]) => Object.hasOwn(keys, key)));

/** Preserves all other formatting. New keys follow their predecessor in `keys`. */
export function editJsonKeys(text: string, keys: object): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const names = Object.keys(keys);
  const changed = Object.entries(keys).reduce((now, [key, value], at) => {
    if (isDeepStrictEqual(pickKeys(parse(now), { [key]: value }), { [key]: value })) return now;
    const getInsertionIndex = (there: string[]) => there.indexOf(names[at - 1] ?? '') + 1;
    const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
    return applyEdits(now, modify(now, [key], value, { formattingOptions, getInsertionIndex }));
  }, text.slice(mark.length));
  return mark + changed;
}

const FLAGS = { '--write': 'write', ...HELP_FLAGS } as const;

function writeBranding(folder: string, { keys, pictures }: FileBranding, language: Language): CommandResult {
  const path = join(folder, FILE_NAME);
  const before = readFileSync(path, 'utf8');
  for (const [name, bytes] of pictures) writeFileSync(join(folder, name), bytes);
  replaceFile(path, editJsonKeys(before, keys));
  return {
    status: 0,
    lines: [
      ...[FILE_NAME, ...pictures.keys()].map((name) =>
        translate(language, 'look.wrote', { path: join(folder, name) }),
      ),
      ...compareValues(pickKeys(parse(before), keys), keys)
        .filter((one) => one.before !== NO_PLACE)
        .map((one) => `  ${describeChange(one, language)}`),
    ],
  };
}

export async function runLook(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('look');
  const [cuid = '', ...others] = args;
  const isNamed = cuid !== '' && !cuid.startsWith('-');
  const read = parseCommand(isNamed ? others : args, { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  if (!isNamed) return { status: 2, lines: [command.usage[language]] };
  const config = readConfig(env);
  const look = await withServerStore(config, ({ db }) => fetchFileBranding(db, cuid));
  if (!look) return { status: 1, lines: [translate(language, 'look.none', { cuid })] };
  if (!given.has('write')) return { status: 0, lines: [formatJson(look.keys)] };
  const folders = config.customersDir === undefined ? [] : findCustomerFolders(config.customersDir);
  const own = folders
    .map((folder) => readCustomer(folder))
    .find(({ content }) => content?.file.cuid === cuid);
  if (!own?.content) return { status: 2, lines: [translate(language, 'look.noFile', { cuid })] };
  try {
    return writeBranding(own.folder, reconcileBranding(look, own.content), language);
  } catch (error) {
    return { status: 2, lines: [error instanceof Error ? error.message : String(error)] };
  }
}
