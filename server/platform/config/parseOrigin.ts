import { parseUrl } from './parseUrl.ts';
import { splitList } from './setting.ts';

/** Undefined for a path or an account. */
export function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text);
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return plain ? url.origin : undefined;
}

export function parseOrigins(text: string): readonly string[] | undefined {
  const origins = splitList(text).map(parseOrigin);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}
