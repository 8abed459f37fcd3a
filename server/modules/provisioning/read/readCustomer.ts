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

/** The most findings of one file that are told: nobody reads more of them at once. */
const MOST_TOLD = 200;

/** Objects and lists inside one another: more than any menu with any questionnaire has. */
const MAX_DEPTH = 80;

/** A customer's file with the pictures it names. */
export interface CustomerContent {
  readonly file: CustomerFile;
  readonly pictures: CustomerPictures;
  /** Of the demonstration, and served by a demonstration alone. */
  readonly invented?: boolean;
}

/** A customer's folder as it was read. */
export interface ReadCustomer {
  readonly folder: string;
  /** Everything that is wrong with it, in the order of the lines. */
  readonly findings: readonly Finding[];
  /** The customer, unless one of the findings is an error. */
  readonly content?: CustomerContent & {
    /** Where a part of the file stands, for what is found out later. */
    readonly at: (place: string) => Position;
  };
  /** The file is missing or is no JSON: nothing in it could be looked at. */
  readonly unreadable?: true;
}

const isName = (name: string): boolean => name.toLowerCase() === FILE_NAME;

/** What systems and tools keep for themselves, often closed to everybody else. */
const NOBODYS = /^(?:\.|lost\+found$)/;

/**
 * Folders with a customer's file directly below a folder, in the order of their names; none where it is missing. One that cannot be looked
 * into is among them: whoever reads it learns why. @throws what the system says of a folder that is there and cannot be read
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

/** Whether the system does not say that nothing is there. */
function mayBeThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** What is in a folder; in one that cannot be looked into, the file that every customer has. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    const isCustomers = !NOBODYS.test(basename(folder)) && mayBeThere(join(folder, FILE_NAME));
    return isCustomers ? [FILE_NAME] : [];
  }
}

/** Whether a folder has a customer's file, as far as it can be looked into. */
export const holdsCustomer = (folder: string): boolean => namesIn(folder).includes(FILE_NAME);

const unreadable = (folder: string, finding: Finding): ReadCustomer => ({
  folder,
  findings: [finding],
  unreadable: true,
});

/**
 * Reads a customer's folder. Everything that is wrong with it is told at once. Never throws.
 * @param fontHosts those that the operator lists
 */
export function readCustomer(folder: string, fontHosts = listedFontHosts(process.env)): ReadCustomer {
  try {
    return withFewFindings(readFolder(folder, fontHosts));
  } catch (error) {
    return { folder, findings: [found('notChecked', '', { value: String(error) })] };
  }
}

/** The first findings, and how many more there are. */
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

/** In the order of the lines. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  );

/** The mark that stands for bytes which are no UTF-8, told at its first place. */
function encodingFindings(text: string): Finding[] {
  const offset = text.indexOf('\uFFFD');
  return offset < 0 ? [] : [{ ...found('notUtf8', ''), ...placer(text)(offset) }];
}
