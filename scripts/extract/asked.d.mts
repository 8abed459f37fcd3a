import type { Piece } from './syntax.mjs';

export function leftUnlessAsked(code: string): Piece[];
