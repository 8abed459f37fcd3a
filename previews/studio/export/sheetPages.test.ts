import { expect, test } from 'vitest';
import { readRequest } from '../../samples/shared/request.ts';
import { emptyDocument } from '../state/document.ts';
import { sheetPages } from './sheetPages.ts';

test.each(['fr-FR', 'en-US'] as const)('the screens of a sheet speak as its studio does: %s', (locale) => {
  const pages = sheetPages('https://parvis.example/samples/', emptyDocument, locale);
  const asked = pages.map(({ address }) => {
    const { pathname, search, href, hash } = new URL(address);
    const read = readRequest(search, href, hash);
    return [pathname, read.ok && read.sample.scheme, read.ok && read.sample.locale];
  });
  expect(asked).toEqual([
    ['/samples/1/', 'light', locale],
    ['/samples/1/', 'dark', locale],
    ['/samples/2/', 'light', locale],
    ['/samples/2/', 'dark', locale],
  ]);
});
