import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL_TOWN } from '../../server/testing/smallTown.ts';
import { test } from './test.ts';

/** A temporary folder for the scenarios of one file, accessible to the server's user. */
export function createOwnFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `parvis-${name}-`));
  chmodSync(folder, 0o755);
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Writes the small town without its logo and with these fields changed.
 * @returns the folder of customers
 */
export function writeSmallTown(folder: string, otherwise: object): string {
  const customers = join(folder, 'customers');
  const { logo: _, ...town } = JSON.parse(SMALL_TOWN);
  mkdirSync(join(customers, 'saint-elme'), { recursive: true });
  writeFileSync(join(customers, 'saint-elme', 'customer.json'), JSON.stringify({ ...town, ...otherwise }));
  return customers;
}

export const makeStaffEntries = (level: 'agent' | 'admin', ...mails: readonly string[]) => ({
  staff: mails.map((email) => ({ email, name: 'Anne Roy', level })),
});
