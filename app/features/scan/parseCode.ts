import { pageOfApp } from '@parvis/api/appAddress';
import { codeSchema } from '@parvis/api/entities/basics';
import * as z from 'zod/mini';

/** A page of a host, or nothing to open. */
export type ParsedCode =
  | { readonly kind: 'code'; readonly qrid: string; readonly host: string }
  | { readonly kind: 'link'; readonly id: string; readonly host: string }
  /** Another site's. */
  | { readonly kind: 'foreign' }
  /** Typed, neither address nor code. */
  | { readonly kind: 'malformed' };

const FOREIGN: ParsedCode = { kind: 'foreign' };

const CODE_PATH = /^\/q\/([^/]+)(?:\/|$)/;
/** Connect links. */
const LINK_PATH = /^\/m\/c\/([^/]+)\/?$/;

const isCode = (text: string): boolean => z.safeParse(codeSchema, text).success;

/** Codes need no encoding: an encoded one is invalid. */
function parsePath(path: string, host: string): ParsedCode {
  const [, qrid] = CODE_PATH.exec(path) ?? [];
  if (qrid !== undefined && isCode(qrid)) return { kind: 'code', qrid, host };
  const [, id] = LINK_PATH.exec(path) ?? [];
  return id !== undefined && isCode(id) ? { kind: 'link', id, host } : FOREIGN;
}

/** `URL.canParse` is newer than the oldest browsers. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Scanned codes contain an address. */
export function parseScanned(text: string): ParsedCode {
  const url = parseUrl(text);
  if (!url) return FOREIGN;
  const { protocol, pathname, host, username, password } = url;
  const isWeb = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return isWeb ? parsePath(pageOfApp(pathname).path, host) : FOREIGN;
}

/** A code of `host`, or an address with or without protocol, as printed. */
export function parseTyped(typed: string, host: string): ParsedCode {
  const text = typed.trim();
  if (text.includes('/')) return parseScanned(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return isCode(text) ? { kind: 'code', qrid: text, host } : { kind: 'malformed' };
}
