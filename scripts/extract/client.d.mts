export function isOfClients(code: string): boolean;
export function findClientModules(
  modules: ReadonlyMap<string, string>,
  targetOf: (path: string, source: string) => string | undefined,
): Set<string>;
