import { readablePalette } from '@parvis/theme/contrast/readable';
import { themeCss } from '@parvis/theme/css/css';
import { parsePalette } from '@parvis/theme/palette/palette';

// At build time, or where a palette is stored: colours that could not be read are moved, and named.
const parsed = parsePalette({ btn1Bg: '#17734A', btn1Fill: '#1B7A50' });
const { light, dark, repairs } = readablePalette(parsed.ok ? parsed.palette : {});
for (const { key, from, to } of repairs) console.log(`${key}: ${to} instead of ${from}`);

// Into the first answer: the page is never seen in other colours.
export const head = `<style>${themeCss({ light, dark })}</style>`;
