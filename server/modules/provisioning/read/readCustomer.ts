import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Position, placer, positionsOf, readJson } from '@parvis/questionnaire/analysis/json/readJson';
import { unreadableWords } from '@parvis/questionnaire/analysis/words/problemWords';
import { type CustomerFile, customerFileSchema } from '../../../platform/config/customerFile.ts';
import { parseFontHosts } from '../../customers/service.ts';
import { checkBestPractices } from './checkBestPractices.ts';
import { checkColours } from './checkColours.ts';
import { checkContent } from './checkContent.ts';
import { checkPolls } from './checkPolls.ts';
import { checkQuestionnaires } from './checkQuestionnaires.ts';
import { checkShape } from './checkShape.ts';
import { createFinding, type Finding, hasErrors, type UnplacedFinding } from './findings.ts';
import { checkOpenable, FILE_NAME, findMisnamedFile, MAX_FILE_MB } from './folderFiles.ts';
import { readFont } from './readFont.ts';
import { type CustomerPictures, checkItemPictures, readPictures } from './readPictures.ts';

const MAX_FINDINGS = 200;

/** More than any menu has. */
const MAX_DEPTH = 80;

export interface CustomerContent {
  readonly file: CustomerFile;
  readonly pictures: CustomerPictures;
  /** Served by demonstrations only. */
  readonly invented?: boolean;
}

export interface CustomerFolder {
  readonly folder: string;
  /** In order of lines. */
  readonly findings: readonly Finding[];
  /** Absent if there are errors. */
  readonly content?: CustomerContent & {
    /** For later findings. */
    readonly at: (place: string) => Position;
  };
  /** The file is no JSON. */
  readonly unreadable?: true;
}

const isCustomerFileName = (name: string): boolean => name.toLowerCase() === FILE_NAME;

/** Entries of systems and tools, often inaccessible. */
const SYSTEM_ENTRY = /^(?:\.|lost\+found$)/;

/** Sorted. Includes inaccessible folders, so that reading them reports why. */
export function findCustomerFolders(parent: string): string[] {
  return readFolderEntries(parent)
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => join(parent, name))
    .filter((folder) => readNames(folder).some(isCustomerFileName))
    .sort();
}

function readFolderEntries(parent: string): Dirent[] {
  try {
    return readdirSync(parent, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function canExist(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** Assumes a customer file in inaccessible folders. */
function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    const isCustomers = !SYSTEM_ENTRY.test(basename(folder)) && canExist(join(folder, FILE_NAME));
    return isCustomers ? [FILE_NAME] : [];
  }
}

export const hasCustomerFile = (folder: string): boolean => readNames(folder).includes(FILE_NAME);

const createUnreadableFolder = (folder: string, finding: Finding): CustomerFolder => ({
  folder,
  findings: [finding],
  unreadable: true,
});

/** Never throws. */
export function readCustomer(folder: string, fontHosts = parseFontHosts(process.env)): CustomerFolder {
  try {
    return withLimitedFindings(readFolder(folder, fontHosts));
  } catch (error) {
    return { folder, findings: [createFinding('notChecked', '', { value: String(error) })] };
  }
}

function withLimitedFindings(customer: CustomerFolder): CustomerFolder {
  const { findings } = customer;
  const more = findings.slice(MAX_FINDINGS);
  if (more.length === 0) return customer;
  const { line, column } = more[0] ?? {};
  const rest = createFinding(hasErrors(more) ? 'manyMoreErrors' : 'manyMore', '', {
    value: String(more.length),
  });
  const place = line === undefined || column === undefined ? {} : { line, column };
  return { ...customer, findings: [...findings.slice(0, MAX_FINDINGS), { ...rest, ...place }] };
}

function readFolder(folder: string, fontHosts: readonly string[]): CustomerFolder {
  const names = readNames(folder);
  const wrong = names.find(isCustomerFileName);
  if (existsSync(folder) && !names.includes(FILE_NAME))
    return createUnreadableFolder(
      folder,
      wrong === undefined
        ? (findMisnamedFile(names) ?? createFinding('noCustomer', '', { meant: '' }))
        : createFinding('wrongName', '', { value: wrong }),
    );
  const path = join(folder, FILE_NAME);
  const why = checkOpenable(path, MAX_FILE_MB);
  if (why === 'notFile') return createUnreadableFolder(folder, createFinding('notFile', ''));
  if (why === 'tooLarge')
    return createUnreadableFolder(folder, createFinding('fileTooLarge', '', { other: String(MAX_FILE_MB) }));
  let text = '';
  const got = readJson(path, (file) => {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return text;
  });
  if (got.ok) return readText(folder, { text, json: got.data }, fontHosts);
  const [damaged] = checkEncoding(text);
  if (damaged) return createUnreadableFolder(folder, damaged);
  const { error } = got;
  const words = { fr: unreadableWords(error, 'fr'), en: unreadableWords(error, 'en') };
  const place = error.why === 'syntax' ? { line: error.line, column: error.column } : {};
  return createUnreadableFolder(folder, { severity: 'error', id: error.why, place: '', words, ...place });
}

function readText(
  folder: string,
  { text, json }: { readonly text: string; readonly json: unknown },
  fontHosts: readonly string[],
): CustomerFolder {
  const { at, repeated, depth } = positionsOf(text);
  const toPlacedFinding = (one: UnplacedFinding): Finding => ({ ...one, ...at(one.place) });
  if (depth > MAX_DEPTH) return createUnreadableFolder(folder, toPlacedFinding(createFinding('tooDeep', '')));
  const { pictures, findings: ofPictures } = readPictures(json, folder);
  const { font, findings: ofFont } = readFont(json, folder, fontHosts);
  const wrong = [
    ...checkEncoding(text),
    ...[
      ...repeated.map(({ path, key }) => createFinding('repeatedKey', path, { value: key })),
      ...checkShape(json),
      ...checkContent(json),
      ...checkColours(json),
      ...ofPictures,
      ...ofFont,
      ...checkQuestionnaires(json),
      ...checkPolls(json),
      ...checkItemPictures(json),
    ].map(toPlacedFinding),
  ];
  const parsed = customerFileSchema.safeParse(json);
  const errors = wrong.filter(({ severity }) => severity === 'error');
  const findings = sortFindings([...wrong, ...checkBestPractices(json, errors).map(toPlacedFinding)]);
  if (!parsed.success || errors.length > 0) return { folder, findings };
  return {
    folder,
    findings,
    content: { file: parsed.data, pictures: { ...pictures, ...(font && { font }) }, at },
  };
}

const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  );

/** The replacement character marks invalid UTF-8. */
function checkEncoding(text: string): Finding[] {
  const offset = text.indexOf('\uFFFD');
  return offset < 0 ? [] : [{ ...createFinding('notUtf8', ''), ...placer(text)(offset) }];
}
