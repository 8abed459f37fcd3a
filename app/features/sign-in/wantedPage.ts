const LOGIN = '/staff/login';
const BOARD = '/staff';

/** Staff pages only, against open redirects. */
const isPageOfStaff = (path: string): boolean =>
  /^\/staff(?:\/[\w-]+){0,2}$/.test(path) && !path.startsWith(LOGIN);

/** Sign-in address that returns to a page. */
export const signInFor = (path: string): string =>
  isPageOfStaff(path) && path !== BOARD ? `${LOGIN}?to=${encodeURIComponent(path)}` : LOGIN;

const OF_NOBODY: ReadonlySet<string | undefined> = new Set(['admin', 'connect', 'theme']);

/** Customer of the target page. */
export function wantedCustomer(search: string): string | undefined {
  const name = wantedPage(search).split('/')[2];
  return OF_NOBODY.has(name) ? undefined : name;
}

/** Target after sign-in, from the query; the board by default. */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? BOARD;
  return isPageOfStaff(to) ? to : BOARD;
}
