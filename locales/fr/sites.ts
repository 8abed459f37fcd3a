import { demo } from './demo.ts';
import { links } from './links.ts';
import { redirect } from './redirect.ts';
import { spoken } from './spoken.ts';

/** Pages about a site rather than a case. One file: the first view names each. */
export const sites = { ...redirect, ...links, ...demo, ...spoken };
