import { contrast } from '@parvis/theme/contrast/contrast';

const INKS = ['#FFFFFF', '#101820'] as const;

/** A square mark in a customer's main colour, a town hall with its flag, until it has one of its own. */
export function drawLogo(colour: string): string {
  const [white, black] = INKS;
  const ink = contrast(white, colour) >= contrast(black, colour) ? white : black;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="14" fill="${colour}"/>
<path fill="${ink}" d="M31 10h2l8 3.5-8 3.5v5l19 9v4H12v-4l19-9zM15 38h6v10h-6zM24 38h4v10h-4zM36 38h4v10h-4zM43 38h6v10h-6zM12 51h40v4H12z"/>
</svg>
`;
}
