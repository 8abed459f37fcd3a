const LOGIN = '/staff/login';
const BOARD = '/staff';

/** Pages of staff, and no other: an address must not lead elsewhere after signing in. */
const isPageOfStaff = (path: string): boolean =>
  /^\/staff(?:\/[\w-]+){0,2}$/.test(path) && !path.startsWith(LOGIN);

/** Where to sign in, so that one comes back to this page. */
export const signInFor = (path: string): string =>
  isPageOfStaff(path) && path !== BOARD ? `${LOGIN}?to=${encodeURIComponent(path)}` : LOGIN;

/** Pages of staff that are no customer's. */
const OF_NOBODY: ReadonlySet<string | undefined> = new Set(['admin', 'connect', 'theme']);

/** Whose page of staff that is, where it names a customer. */
export function wantedCustomer(search: string): string | undefined {
  const name = wantedPage(search).split('/')[2];
  return OF_NOBODY.has(name) ? undefined : name;
}

/** The page that somebody wanted who signs in at this address (its query); the board otherwise. */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? BOARD;
  return isPageOfStaff(to) ? to : BOARD;
}
