import { readFontFiles } from './fontFiles.ts';
import { setting } from './setting.ts';

export const operationSettings = {
  PARVIS_LOG: setting(
    'text',
    (text) => (text === 'text' || text === 'json' ? text : undefined),
    'PARVIS_LOG must be text (sentences) or json (a line of JSON for each event, calls too), not "{}".',
  ),
  LEAVE_SECONDS: setting(
    5,
    (text) => (/^(?:\d|[1-5]\d|60)$/.test(text) ? Number(text) : undefined),
    'LEAVE_SECONDS must be a number of seconds from 0 to 60, not "{}".',
  ),
  TRAIL_MONTHS: setting(
    12,
    (text) => (/^(?:[1-9]|[1-5]\d|60)$/.test(text) ? Number(text) : undefined),
    'TRAIL_MONTHS must be a number of months from 1 to 60, not "{}".',
  ),
  METRICS_TOKEN: setting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'METRICS_TOKEN must be a secret of 16 letters and digits or more.',
  ),
  PRINT_FONTS: setting(
    [],
    readFontFiles,
    'PRINT_FONTS must be a file of letters (.ttf, .otf) that can be read to its end, or several with commas, not "{}".',
  ),
} as const;
