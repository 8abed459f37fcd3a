export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}
export function replacePieces(code: string, pieces: Piece[]): string;
