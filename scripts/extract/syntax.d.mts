/** Text to put in place of a piece of another. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}
export function replacePieces(code: string, pieces: Piece[]): string;
