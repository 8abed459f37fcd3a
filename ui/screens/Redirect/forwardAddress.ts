/** What of the page shown now is taken along to another host. */
export type Forward = {
  /** Keep path, query and hash; otherwise the root of the other site is meant. */
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
 * The address on another host that stands for the page shown now (specification 2, "Renvoi vers").
 * @param target where to: an absolute http(s) address
 * @param here the address of the page shown now
 * @returns nothing if the target is no http(s) address or carries a name and password
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
