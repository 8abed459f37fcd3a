import type { Piece } from './syntax.mjs';

export function makeTreeShakable(code: string): Piece[];
