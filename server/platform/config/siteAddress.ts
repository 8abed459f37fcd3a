import { listOf } from './setting.ts';
import { urlOf } from './urlOf.ts';

/** Parses an origin (protocol, host and port); undefined if there is a path or an account. */
export function originOf(text: string): string | undefined {
  const url = urlOf(text);
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return plain ? url.origin : undefined;
}

export function originsOf(text: string): readonly string[] | undefined {
  const origins = listOf(text).map(originOf);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}
