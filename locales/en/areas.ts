/** The texts by where they are needed. */
export const areas = {
  entry: () => import('./entry.ts'),
  parts: () => import('./parts.ts'),
  report: () => import('./report.ts'),
  chat: () => import('./chat.ts'),
  home: () => import('./home.ts'),
  login: () => import('./login.ts'),
  staff: () => import('./staff.ts'),
  studio: () => import('./studio.ts'),
  terms: () => import('./terms.ts'),
  redirect: () => import('./redirect.ts'),
  links: () => import('./links.ts'),
  contact: () => import('./contact.ts'),
  demo: () => import('./demo.ts'),
  flows: () => import('./flows.ts'),
  server: () => import('./server.ts'),
  colours: () => import('./colours.ts'),
};
