import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownKeys } from '@parvis/questionnaire/model/unknownKeys';
import { checkCustomer, type Problem } from '../domain/checkCustomer.ts';
import { type CustomerFile, customerFileSchema } from '../domain/customerFile.ts';
import type { Picture } from '../domain/pictures.ts';
import { storeCustomer } from '../domain/storeCustomer.ts';
import type { Database } from '../store/database.ts';
import { readPicture } from './picture.ts';

/** A customer that was read and found right. */
interface ReadCustomer {
  folder: string;
  file: CustomerFile;
  pictures: { logo?: Picture; wideLogo?: Picture; banner?: Picture };
  /** What does nothing in it, and does not stop it either. */
  warnings: Problem[];
}

/** A customer's file that cannot be used, or what was changed in it. */
export interface Notice {
  folder: string;
  path: string;
  reason: string;
}

/** Folders with a `customer.json` directly below a folder, in the order of their names. */
export function customerFolders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort()
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, 'customer.json')));
}

/** Keys of the questionnaires below a menu that nothing reads: most often misspelt, and silently without effect. */
function misspelt(menu: unknown, at: string): Problem[] {
  if (!Array.isArray(menu)) return [];
  return menu.flatMap(({ questionnaire, entries }, index) => [
    ...unknownKeys(questionnaire).map(({ path, key, suggestion }) => ({
      path: `${at}.${index}.questionnaire.${path}`,
      reason: `"${key}" is no known key and does nothing${suggestion ? `; perhaps "${suggestion}"` : ''}`,
      fatal: false,
    })),
    ...misspelt(entries, `${at}.${index}.entries`),
  ]);
}

function parsed(folder: string): { file: CustomerFile; warnings: Problem[] } | { problems: Problem[] } {
  let json: { menu?: unknown };
  try {
    json = JSON.parse(readFileSync(join(folder, 'customer.json'), 'utf8'));
  } catch (error) {
    return { problems: [{ path: '', reason: error instanceof Error ? error.message : String(error) }] };
  }
  const result = customerFileSchema.safeParse(json);
  if (result.success) {
    const problems = checkCustomer(result.data);
    return problems.length > 0 ? { problems } : { file: result.data, warnings: misspelt(json.menu, 'menu') };
  }
  return {
    problems: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), reason: message })),
  };
}

/** Reads a customer's folder. Everything that is wrong with it is told at once. */
function readCustomer(folder: string): ReadCustomer | { problems: Problem[] } {
  const result = parsed(folder);
  if ('problems' in result) return result;
  const pictures: ReadCustomer['pictures'] = {};
  const problems: Problem[] = [];
  for (const slot of ['logo', 'wideLogo', 'banner'] as const) {
    const name = result.file[slot];
    if (name === undefined) continue;
    const picture = readPicture(join(folder, name));
    if (typeof picture === 'string') problems.push({ path: slot, reason: picture });
    else pictures[slot] = picture;
  }
  return problems.length > 0
    ? { problems }
    : { folder, file: result.file, pictures, warnings: result.warnings };
}

/** Codes of two customers that are the same: the later one is refused. */
function sharedCodes(customers: readonly ReadCustomer[]): Map<ReadCustomer, Problem[]> {
  const owners = new Map<string, string>();
  const found = new Map<ReadCustomer, Problem[]>();
  for (const customer of customers) {
    const { cuid, places } = customer.file;
    const names = [['cuid', cuid], ...places.flatMap(({ qr }) => qr.map(({ qrid }) => ['qrid', qrid]))];
    for (const [path = '', name = ''] of names) {
      const key = `${path} ${name}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, customer.folder);
      else
        found.set(customer, [
          ...(found.get(customer) ?? []),
          { path, reason: `"${name}" is used by ${owner}` },
        ]);
    }
  }
  return found;
}

/**
 * Brings the customers of these folders into the database; those that are there are updated. A folder that is wrong
 * is told and left out, so that one customer's slip does not stop the others.
 */
export async function loadCustomers(
  db: Database,
  folders: readonly string[],
  tell: (notice: Notice) => void,
): Promise<CustomerFile[]> {
  const read: ReadCustomer[] = [];
  for (const folder of folders) {
    const customer = readCustomer(folder);
    if ('problems' in customer) for (const problem of customer.problems) tell({ folder, ...problem });
    else read.push(customer);
  }
  const shared = sharedCodes(read);
  const loaded: CustomerFile[] = [];
  for (const customer of read) {
    const problems = shared.get(customer) ?? (await storeCustomer(db, customer));
    for (const problem of [...customer.warnings, ...problems]) tell({ folder: customer.folder, ...problem });
    if (!problems.some(({ fatal }) => fatal !== false)) loaded.push(customer.file);
  }
  return loaded;
}
