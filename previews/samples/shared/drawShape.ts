import { applyShape } from '@parvis/theme/shape/apply';
import { loadOwnFont } from '@parvis/theme/shape/ownFont';
import { parseShape } from '@parvis/theme/shape/shape';
import type { Aside } from './request.ts';

let takeAway = () => {};

/** The letters of a file, if they come; what is said where they do not. */
async function drawLetters(address: string | undefined): Promise<Aside[]> {
  takeAway();
  takeAway = () => {};
  if (!address) return [];
  try {
    takeAway = await loadOwnFont(address);
    return [];
  } catch {
    return [{ kind: 'letters', address }];
  }
}

/** Gives the page the corners, space and letters that an address or the studio asks for. @returns what of them is not shown */
export async function drawShape(given: string): Promise<Aside[]> {
  const parsed = parseShape(given);
  const shape = parsed.ok ? parsed.shape : {};
  applyShape(document.documentElement, shape);
  const asides: Aside[] = parsed.ok
    ? parsed.findings.map((finding) => ({ kind: 'shape', finding }))
    : [{ kind: 'noShape' }];
  return [...asides, ...(await drawLetters(shape.fontFile))];
}
