import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import { expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import type { AppContext } from '../../context/appContext.ts';
import { type MediaRow, reencodeFile } from './reencodeFile.ts';

const folder = getTestFolder('read-file');
mkdirSync(folder, { recursive: true });
const path = join(folder, 'photo');
writeFileSync(path, 'no photo');

it.each([
  ['as many bytes as one may have is looked at', PHOTO_BYTES_MAX, 'format'],
  ['a byte more is not', PHOTO_BYTES_MAX + 1, 'tooBig'],
])('a photo with %s, and is not stored', async (_, bytes, why) => {
  expect(await reencodeFile({} as AppContext, { id: 'f', bytes } as MediaRow, path)).toBe(why);
});
