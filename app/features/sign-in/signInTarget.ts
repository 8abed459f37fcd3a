const LOGIN = '/staff/login';
const BOARD = '/staff';

/** Against open redirects. */
const isStaffPage = (path: string): boolean =>
  /^\/staff(?:\/[\w-]+){0,2}$/.test(path) && !path.startsWith(LOGIN);

export const buildSignInAddress = (path: string): string =>
  isStaffPage(path) && path !== BOARD ? `${LOGIN}?to=${encodeURIComponent(path)}` : LOGIN;

const SHARED_PAGES: ReadonlySet<string | undefined> = new Set(['admin', 'connect', 'theme']);

export function getTargetCustomer(search: string): string | undefined {
  const name = getTargetPage(search).split('/')[2];
  return SHARED_PAGES.has(name) ? undefined : name;
}

/** From the query; default: the board. */
export function getTargetPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? BOARD;
  return isStaffPage(to) ? to : BOARD;
}
