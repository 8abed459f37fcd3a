import { listOf } from './setting.ts';
import { urlOf } from './urlOf.ts';

/** The address of a site as browsers say it: protocol, host and port. Nothing where it is none, or says more: a path, an account. */
export function originOf(text: string): string | undefined {
  const url = urlOf(text);
  const plain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return plain ? url.origin : undefined;
}

/** Several of them, with commas between. Nothing where one is none. */
export function originsOf(text: string): readonly string[] | undefined {
  const origins = listOf(text).map(originOf);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}
