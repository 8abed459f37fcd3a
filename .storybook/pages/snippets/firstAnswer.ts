import { readablePalette } from '@parvis/theme/contrast/readable';
import { themeCss } from '@parvis/theme/css/css';
import { parsePalette } from '@parvis/theme/palette/palette';

// At build time or on saving: repairs and lists unreadable colours.
const parsed = parsePalette({ btn1Bg: '#17734A', btn1Fill: '#1B7A50' });
const { light, dark, repairs } = readablePalette(parsed.ok ? parsed.palette : {});
for (const { key, from, to } of repairs) console.log(`${key}: ${to} instead of ${from}`);

// Inline in the first response: no flash of other colours.
export const head = `<style>${themeCss({ light, dark })}</style>`;
