/** Base path of a customer's app on a shared host. */
const OF_APP = /^\/app\/([^/]+)(?=\/|$)/;

/** Returns the base path of a customer's app, without a trailing slash. */
export const appBase = (cuid: string): string => `/app/${encodeURIComponent(cuid)}`;

/** A page of an app: its customer, if any, and its path within the app. */
export interface PageOfApp {
  /** Encoded as in the address. */
  readonly cuid?: string;
  readonly path: string;
}

export function pageOfApp(path: string): PageOfApp {
  const [base, cuid] = OF_APP.exec(path) ?? [];
  return base === undefined || cuid === undefined ? { path } : { cuid, path: path.slice(base.length) || '/' };
}
