import { pageOfApp } from '@parvis/api/appAddress';

/** App routes (`app/App.tsx`, `app/OtherRoutes.tsx`), checked by `tests/boundaries/appPaths.test.ts`. */
const pages = [
  '/',
  '/q',
  '/q/:qrid',
  '/q/:qrid/report/:ccatCode',
  '/q/:qrid/poll/:code',
  '/n',
  '/m/c/:connectId',
  '/m/case/:cuid/:csid',
  '/m/case/:cuid/:csid/sent',
  '/m/follow/:cuid/:csid',
  '/m/g/:cuid/new',
  '/m/g/:cuid/:gthrId',
  ...['home', 'settings', 'info'].map((name) => `/m/${name}`),
  ...['terms', 'login', 'redirect', 'contact'].map((name) => `/${name}`),
  '/links',
  '/links/*',
  '/home/campus',
  ...['demoQr', 'd'].flatMap((name) => [`/${name}`, `/${name}/:ccatCode`, `/${name}/:ccatCode/*`]),
  '/staff',
  ...['login', 'connect', 'theme'].map((name) => `/staff/${name}`),
  '/staff/:cuid',
  '/staff/:cuid/:csid',
  '/q/:qrid/*',
  '/m',
  '/m/*',
];

const paths = pages.map((name) => {
  const pattern = name.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*');
  return { name, pattern: new RegExp(`^${pattern}$`) };
});

/** Low cardinality for metrics and logs. */
export function getPageName(path: string): string | undefined {
  const { cuid, path: within } = pageOfApp(path);
  const bare = within.replace(/(?<=.)\/$/, '');
  const name = paths.find(({ pattern }) => pattern.test(bare))?.name;
  if (name === undefined || cuid === undefined) return name;
  return name === '/' ? '/app/:cuid' : `/app/:cuid${name}`;
}

export const isAppPath = (path: string): boolean => getPageName(path) !== undefined;
