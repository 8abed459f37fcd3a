import type { IncomingMessage } from 'node:http';
import { BACK_ENDS } from './builtFiles.ts';
import { takesPage } from './pages.ts';

const CODE_PAGE = /^\/q\/([^/?]{1,40})/;

/** An address that is no address (`/q/%`), opened as a page: the page that says so in words. */
export function readablePageFor({ url = '', method = '', headers }: IncomingMessage): string | undefined {
  if (!/^(?:GET|HEAD)$/.test(method) || !takesPage(headers) || BACK_ENDS.test(url)) return undefined;
  const code = CODE_PAGE.exec(url)?.[1];
  return code === undefined ? '/' : `/q/${encodeURIComponent(code)}`;
}
