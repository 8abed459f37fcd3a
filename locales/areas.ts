import type { chat } from './fr/chat.ts';
import type { colours } from './fr/colours.ts';
import type { contact } from './fr/contact.ts';
import type { demo } from './fr/demo.ts';
import type { entry } from './fr/entry.ts';
import type { flows } from './fr/flows.ts';
import type { home } from './fr/home.ts';
import type { links } from './fr/links.ts';
import type { login } from './fr/login.ts';
import type { parts } from './fr/parts.ts';
import type { redirect } from './fr/redirect.ts';
import type { report } from './fr/report.ts';
import type { staff } from './fr/staff.ts';
import type { studio } from './fr/studio.ts';
import type { terms } from './fr/terms.ts';
import type { Locale } from './languages.ts';

/** Texts by where they are needed, so that a phone loads those of the page it shows. */
export interface Areas {
  entry: typeof entry;
  parts: typeof parts;
  report: typeof report;
  chat: typeof chat;
  home: typeof home;
  login: typeof login;
  staff: typeof staff;
  studio: typeof studio;
  terms: typeof terms;
  flows: typeof flows;
  colours: typeof colours;
  demo: typeof demo;
  links: typeof links;
  contact: typeof contact;
  redirect: typeof redirect;
}
export type Area = keyof Areas;

type Written = { [A in Area]: keyof Areas[A] }[Area] & string;
type WithoutPlural<Id extends string> = Id extends `${infer Base}_one` | `${infer Base}_other` ? Base : Id;
/** Every text id there is; plural forms go by the id without its `_one` / `_other`. */
export type TextId = WithoutPlural<Written>;

export type Texts = Readonly<Record<string, string>>;

/** Loads one area of one language: each is a file of its own in the built app. */
export const loaders: Record<Locale, Record<Area, () => Promise<Texts>>> = {
  'fr-FR': {
    entry: async () => (await import('./fr/entry.ts')).entry,
    parts: async () => (await import('./fr/parts.ts')).parts,
    report: async () => (await import('./fr/report.ts')).report,
    chat: async () => (await import('./fr/chat.ts')).chat,
    home: async () => (await import('./fr/home.ts')).home,
    login: async () => (await import('./fr/login.ts')).login,
    staff: async () => (await import('./fr/staff.ts')).staff,
    studio: async () => (await import('./fr/studio.ts')).studio,
    terms: async () => (await import('./fr/terms.ts')).terms,
    redirect: async () => (await import('./fr/redirect.ts')).redirect,
    links: async () => (await import('./fr/links.ts')).links,
    contact: async () => (await import('./fr/contact.ts')).contact,
    demo: async () => (await import('./fr/demo.ts')).demo,
    flows: async () => (await import('./fr/flows.ts')).flows,
    colours: async () => (await import('./fr/colours.ts')).colours,
  },
  'en-US': {
    entry: async () => (await import('./en/entry.ts')).entry,
    parts: async () => (await import('./en/parts.ts')).parts,
    report: async () => (await import('./en/report.ts')).report,
    chat: async () => (await import('./en/chat.ts')).chat,
    home: async () => (await import('./en/home.ts')).home,
    login: async () => (await import('./en/login.ts')).login,
    staff: async () => (await import('./en/staff.ts')).staff,
    studio: async () => (await import('./en/studio.ts')).studio,
    terms: async () => (await import('./en/terms.ts')).terms,
    redirect: async () => (await import('./en/redirect.ts')).redirect,
    links: async () => (await import('./en/links.ts')).links,
    contact: async () => (await import('./en/contact.ts')).contact,
    demo: async () => (await import('./en/demo.ts')).demo,
    flows: async () => (await import('./en/flows.ts')).flows,
    colours: async () => (await import('./en/colours.ts')).colours,
  },
};
