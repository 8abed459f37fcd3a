import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Position, placer, positionsOf, readJson } from '@parvis/questionnaire/analysis/json/readJson';
import { unreadableWords } from '@parvis/questionnaire/analysis/words/problemWords';
import { type CustomerFile, customerFileSchema } from '../../../platform/config/customerFile.ts';
import { listedFontHosts } from '../../customers/fontHosts.ts';
import { colourFindings } from './colourFindings.ts';
import { contentFindings } from './contentFindings.ts';
import { type Finding, type Found, found, isRefused } from './findings.ts';
import { FILE_NAME, findMeantFile, MAX_FILE_MB, whyNotOpen } from './folderFiles.ts';
import { readFont } from './fontFindings.ts';
import { type CustomerPictures, itemPictureFindings, readPictures } from './pictureFindings.ts';
import { questionnaireFindings } from './questionnaireFindings.ts';
import { shapeFindings } from './shapeFindings.ts';
import { unwiseFindings } from './unwiseFindings.ts';

const MOST_TOLD = 200;

/** More than any menu with any questionnaire has. */
const MAX_DEPTH = 80;

export interface CustomerContent {
  readonly file: CustomerFile;
  readonly pictures: CustomerPictures;
  /** Served by demonstrations only. */
  readonly invented?: boolean;
}

export interface ReadCustomer {
  readonly folder: string;
  /** In order of lines. */
  readonly findings: readonly Finding[];
  /** Absent if there are errors. */
  readonly content?: CustomerContent & {
    /** Line and column of a path, for later findings. */
    readonly at: (place: string) => Position;
  };
  /** No JSON: nothing could be checked. */
  readonly unreadable?: true;
}

const isName = (name: string): boolean => name.toLowerCase() === FILE_NAME;

/** Entries of systems and tools, often inaccessible. */
const NOBODYS = /^(?:\.|lost\+found$)/;

/**
 * Lists subfolders with a customer file, sorted; none if the parent is missing. Includes inaccessible
 * folders, so that reading them reports why.
 */
export function customerFolders(parent: string): string[] {
  return entriesIn(parent)
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => join(parent, name))
    .filter((folder) => namesIn(folder).some(isName))
    .sort();
}

function entriesIn(parent: string): Dirent[] {
  try {
    return readdirSync(parent, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function mayBeThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** Assumes a customer file in inaccessible folders. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    const isCustomers = !NOBODYS.test(basename(folder)) && mayBeThere(join(folder, FILE_NAME));
    return isCustomers ? [FILE_NAME] : [];
  }
}

export const holdsCustomer = (folder: string): boolean => namesIn(folder).includes(FILE_NAME);

const unreadable = (folder: string, finding: Finding): ReadCustomer => ({
  folder,
  findings: [finding],
  unreadable: true,
});

/** Reads a folder and reports all findings. Never throws. */
export function readCustomer(folder: string, fontHosts = listedFontHosts(process.env)): ReadCustomer {
  try {
    return withFewFindings(readFolder(folder, fontHosts));
  } catch (error) {
    return { folder, findings: [found('notChecked', '', { value: String(error) })] };
  }
}

function withFewFindings(customer: ReadCustomer): ReadCustomer {
  const { findings } = customer;
  const more = findings.slice(MOST_TOLD);
  if (more.length === 0) return customer;
  const { line, column } = more[0] ?? {};
  const rest = found(isRefused(more) ? 'manyMoreErrors' : 'manyMore', '', { value: String(more.length) });
  const place = line === undefined || column === undefined ? {} : { line, column };
  return { ...customer, findings: [...findings.slice(0, MOST_TOLD), { ...rest, ...place }] };
}

function readFolder(folder: string, fontHosts: readonly string[]): ReadCustomer {
  const names = namesIn(folder);
  const wrong = names.find(isName);
  if (existsSync(folder) && !names.includes(FILE_NAME))
    return unreadable(
      folder,
      wrong === undefined
        ? (findMeantFile(names) ?? found('noCustomer', '', { meant: '' }))
        : found('wrongName', '', { value: wrong }),
    );
  const path = join(folder, FILE_NAME);
  const why = whyNotOpen(path, MAX_FILE_MB);
  if (why === 'notFile') return unreadable(folder, found('notFile', ''));
  if (why === 'tooLarge')
    return unreadable(folder, found('fileTooLarge', '', { other: String(MAX_FILE_MB) }));
  let text = '';
  const got = readJson(path, (file) => {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return text;
  });
  if (got.ok) return readText(folder, { text, json: got.data }, fontHosts);
  const [damaged] = encodingFindings(text);
  if (damaged) return unreadable(folder, damaged);
  const { error } = got;
  const words = { fr: unreadableWords(error, 'fr'), en: unreadableWords(error, 'en') };
  const place = error.why === 'syntax' ? { line: error.line, column: error.column } : {};
  return unreadable(folder, { severity: 'error', id: error.why, place: '', words, ...place });
}

function readText(
  folder: string,
  { text, json }: { readonly text: string; readonly json: unknown },
  fontHosts: readonly string[],
): ReadCustomer {
  const { at, repeated, depth } = positionsOf(text);
  const placed = (one: Found): Finding => ({ ...one, ...at(one.place) });
  if (depth > MAX_DEPTH) return unreadable(folder, placed(found('tooDeep', '')));
  const { pictures, findings: ofPictures } = readPictures(json, folder);
  const { font, findings: ofFont } = readFont(json, folder, fontHosts);
  const wrong = [
    ...encodingFindings(text),
    ...[
      ...repeated.map(({ path, key }) => found('repeatedKey', path, { value: key })),
      ...shapeFindings(json),
      ...contentFindings(json),
      ...colourFindings(json),
      ...ofPictures,
      ...ofFont,
      ...questionnaireFindings(json),
      ...itemPictureFindings(json),
    ].map(placed),
  ];
  const parsed = customerFileSchema.safeParse(json);
  const errors = wrong.filter(({ severity }) => severity === 'error');
  const findings = inOrder([...wrong, ...unwiseFindings(json, errors).map(placed)]);
  if (!parsed.success || errors.length > 0) return { folder, findings };
  return {
    folder,
    findings,
    content: { file: parsed.data, pictures: { ...pictures, ...(font && { font }) }, at },
  };
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  );

/** The replacement character marks invalid UTF-8. */
function encodingFindings(text: string): Finding[] {
  const offset = text.indexOf('\uFFFD');
  return offset < 0 ? [] : [{ ...found('notUtf8', ''), ...placer(text)(offset) }];
}
