import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import { expect, it, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import { testFolder } from '../store/testing/testServer.ts';
import type { MediaRow } from './mediaRow.ts';

const read = vi.hoisted(() => vi.fn());
vi.mock('../media/pictureReader.ts', () => ({ readPhoto: read, readVideo: read }));
const { readFile } = await import('./readFile.ts');

const folder = testFolder('read-file');
mkdirSync(folder, { recursive: true });
const path = join(folder, 'photo');
writeFileSync(path, 'as a photo begins');

it('a photo with more bytes than one may have is not even looked at', async () => {
  const put = vi.fn();
  const services = { storage: { put } } as unknown as Services;
  const row = (bytes: number) => ({ id: 'f', bytes }) as MediaRow;
  expect(await readFile(services, row(PHOTO_BYTES_MAX + 1), path)).toBe('tooBig');
  expect([read.mock.calls.length, put.mock.calls.length]).toEqual([0, 0]);
  read.mockResolvedValue('format');
  expect(await readFile(services, row(PHOTO_BYTES_MAX), path)).toBe('format');
  expect(read.mock.calls).toEqual([[path]]);
});
