import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCustomerFolders } from '../../modules/provisioning/read/readCustomer.ts';
import { describeStartFailure } from '../../platform/terminal/startFailure.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { runCheck } from './checkCommand.ts';

const parent = mkdtempSync(join(tmpdir(), 'parvis-closed-'));
const open = join(parent, 'open');
const shut = join(parent, 'shut');
mkdirSync(open);
writeFileSync(join(open, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(open, 'customer.json'), SMALL_TOWN);
/** Inaccessible even to root. */
const close = (path: string) => symlinkSync(path, path);
close(shut);
const told = (folder: string) =>
  `${join(folder, 'customer.json')}: This link goes in a circle: it leads to no file. [error loop]`;

it('treats an inaccessible folder as an unreadable customer', () => {
  expect(findCustomerFolders(parent)).toEqual([open, shut]);
  for (const args of [[], [parent], ['shut']]) {
    const { status, lines } = runCheck(args, { PARVIS_CUSTOMERS: parent });
    expect([status, ...lines.filter((line) => line.includes('/shut/'))]).toContain(told(shut));
    expect(status).toBe(2);
  }
});

it('ignores inaccessible system folders', () => {
  for (const name of ['lost+found', '.snapshots']) close(join(parent, name));
  expect(findCustomerFolders(parent)).toEqual([open, shut]);
});

it('fails for an inaccessible customers folder like a start', () => {
  const said = (args: string[]) => {
    try {
      return runCheck(args, { PARVIS_CUSTOMERS: shut }).lines;
    } catch (error) {
      return describeStartFailure(error, { port: 0, host: '' });
    }
  };
  expect(said([])).toBe(
    `${shut} cannot be read or written (ELOOP): check that it is there and belongs to this account.`,
  );
});
