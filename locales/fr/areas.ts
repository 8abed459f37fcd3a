/** The texts by where they are needed: each area is a file of its own in the built app. Other languages have the same areas. */
export const areas = {
  entry: async () => (await import('./entry.ts')).entry,
  parts: async () => (await import('./parts.ts')).parts,
  report: async () => (await import('./report.ts')).report,
  chat: async () => (await import('./chat.ts')).chat,
  home: async () => (await import('./home.ts')).home,
  login: async () => (await import('./login.ts')).login,
  staff: async () => (await import('./staff.ts')).staff,
  studio: async () => (await import('./studio.ts')).studio,
  terms: async () => (await import('./terms.ts')).terms,
  redirect: async () => (await import('./redirect.ts')).redirect,
  links: async () => (await import('./links.ts')).links,
  contact: async () => (await import('./contact.ts')).contact,
  demo: async () => (await import('./demo.ts')).demo,
  flows: async () => (await import('./flows.ts')).flows,
  server: async () => (await import('./server.ts')).server,
  colours: async () => (await import('./colours.ts')).colours,
};
