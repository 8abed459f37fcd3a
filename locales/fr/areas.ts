/**
 * Texts by page: each area is a separate chunk of the built app. Other languages have the same
 * areas.
 */
export const areas = {
  entry: () => import('./entry.ts'),
  frame: () => import('./frame.ts'),
  parts: () => import('./parts.ts'),
  report: () => import('./report.ts'),
  chat: () => import('./chat.ts'),
  home: () => import('./home.ts'),
  between: () => import('./between.ts'),
  gatherings: () => import('./gatherings.ts'),
  follow: () => import('./follow.ts'),
  poll: () => import('./poll.ts'),
  survey: () => import('./survey.ts'),
  login: () => import('./login.ts'),
  staff: () => import('./staff.ts'),
  counter: () => import('./counter.ts'),
  studio: () => import('./studio.ts'),
  scan: () => import('./scan.ts'),
  terms: () => import('./terms.ts'),
  sites: () => import('./sites.ts'),
  contact: () => import('./contact.ts'),
  flows: () => import('./flows.ts'),
  server: () => import('./server.ts'),
  colours: () => import('./colours.ts'),
  samples: () => import('./samples.ts'),
};
