import { readdirSync } from 'node:fs';
import { setting } from './setting.ts';
import { onOrOff } from './siteSettings.ts';

function readable(path: string): string | undefined {
  try {
    readdirSync(path);
    return path;
  } catch {
    return undefined;
  }
}

/** Which customers are served: folders of one's own, and those of the demonstration. */
export const folderSettings = {
  PARVIS_CUSTOMERS: setting(
    undefined,
    readable,
    'PARVIS_CUSTOMERS names no folder that can be read, "{}": correct the path, or leave it out.',
  ),
  PARVIS_WATCH: setting(
    false,
    onOrOff,
    'PARVIS_WATCH must be 1 (what changes in PARVIS_CUSTOMERS is loaded by itself) or 0, not "{}".',
  ),
  PARVIS_DEMO: setting(false, onOrOff, 'PARVIS_DEMO must be 1 (demo customers) or 0, not "{}".'),
} as const;
