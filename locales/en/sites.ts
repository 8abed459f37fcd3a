import type { Translation } from '../forms/plurals.ts';
import type { sites as source } from '../fr/sites.ts';
import { demo } from './demo.ts';
import { links } from './links.ts';
import { redirect } from './redirect.ts';
import { spoken } from './spoken.ts';

/** Pages about a site rather than a case. */
export const sites: Translation<typeof source> = { ...redirect, ...links, ...demo, ...spoken };
