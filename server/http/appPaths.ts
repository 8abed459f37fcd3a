import { pageOfApp } from '@parvis/api/appAddress';

/** What leads somewhere in the app, a row a page (`app/App.tsx`, `app/OtherRoutes.tsx`), in an app of a customer's as well; `tests/boundaries/appPaths.test.ts` holds the two together. */
const paths: readonly RegExp[] = [
  /^\/$/,
  /^\/q\/[^/]+(?:\/report\/[^/]+)?$/,
  /^\/m\/case\/[^/]+\/[^/]+(?:\/sent)?$/,
  /^\/m\/(?:home|settings|info)$/,
  /^\/(?:terms|login|redirect|contact)$/,
  /^\/links(?:\/.*)?$/,
  /^\/home\/campus$/,
  /^\/(?:demoQr|d)(?:\/[^/]+)?$/,
  /^\/staff(?:\/[^/]+){0,2}$/,
];

/** Whether the app has a page for an address: elsewhere it says that the address leads nowhere. */
export const isAppPath = (path: string): boolean => {
  const { path: within } = pageOfApp(path);
  return paths.some((known) => known.test(within.replace(/(?<=.)\/$/, '')));
};
