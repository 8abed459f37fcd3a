/** Where the pages of a customer's app stand that shares its host with others: each app has an address of its own. */
const OF_APP = /^\/app\/([^/]+)(?=\/|$)/;

/** The beginning of all addresses of a customer's app, without a slash at its end. */
export const appBase = (cuid: string): string => `/app/${encodeURIComponent(cuid)}`;

/** A page of an app: whose app it is, if any, and its path as it is elsewhere. */
export interface PageOfApp {
  /** As it stands in the address. */
  readonly cuid?: string;
  readonly path: string;
}

/** Takes the address of a page apart. */
export function pageOfApp(path: string): PageOfApp {
  const [base, cuid] = OF_APP.exec(path) ?? [];
  return base === undefined || cuid === undefined ? { path } : { cuid, path: path.slice(base.length) || '/' };
}
