export type Forward = {
  /** Path, query and hash; otherwise the root. */
  keepPath: boolean;
  keepHash: boolean;
};

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/**
 * The page on another host (specification 2, "Renvoi vers").
 * @param target absolute http(s) address
 * @returns undefined if the target is not http(s) or has credentials
 */
export function forwardAddress(
  target: string,
  here: string,
  { keepPath, keepHash }: Forward,
): string | undefined {
  const url = parse(target);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const { pathname, search, hash } = new URL(here);
  return `${url.origin}${keepPath ? pathname + search : '/'}${keepHash ? hash : ''}`;
}
