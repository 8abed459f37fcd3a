import { applyShape } from '@parvis/theme/shape/apply';
import { loadOwnFont } from '@parvis/theme/shape/ownFont';
import { parseShape } from '@parvis/theme/shape/shape';
import type { Aside } from './request.ts';

let takeAway = () => {};
let turn = 0;

/** The letters of a file, if they come; what is said where they do not. Those that come after others were asked for go again. */
async function drawLetters(address: string | undefined): Promise<Aside[]> {
  turn += 1;
  const mine = turn;
  takeAway();
  takeAway = () => {};
  if (!address) return [];
  try {
    const remove = await loadOwnFont(address);
    if (turn === mine) takeAway = remove;
    else remove();
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
