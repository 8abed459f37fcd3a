export function isOfClients(code: string): boolean;
export function clientModules(
  modules: ReadonlyMap<string, string>,
  targetOf: (path: string, source: string) => string | undefined,
): Set<string>;
