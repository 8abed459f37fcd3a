import { parseFontFiles } from './fontFiles.ts';
import { defineSetting } from './setting.ts';

export const operationSettings = {
  PARVIS_LOG: defineSetting(
    'text',
    (text) => (text === 'text' || text === 'json' ? text : undefined),
    'PARVIS_LOG must be text (sentences) or json (a line of JSON for each event, calls too), not "{}".',
  ),
  LEAVE_SECONDS: defineSetting(
    5,
    (text) => (/^(?:\d|[1-5]\d|60)$/.test(text) ? Number(text) : undefined),
    'LEAVE_SECONDS must be a number of seconds from 0 to 60, not "{}".',
  ),
  TRAIL_MONTHS: defineSetting(
    12,
    (text) => (/^(?:[1-9]|[1-5]\d|60)$/.test(text) ? Number(text) : undefined),
    'TRAIL_MONTHS must be a number of months from 1 to 60, not "{}".',
  ),
  METRICS_TOKEN: defineSetting(
    undefined,
    (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
    'METRICS_TOKEN must be a secret of 16 letters and digits or more.',
  ),
  PRINT_FONTS: defineSetting(
    [],
    parseFontFiles,
    'PRINT_FONTS must be a file of letters (.ttf, .otf) that can be read to its end, or several with commas, not "{}".',
  ),
} as const;
