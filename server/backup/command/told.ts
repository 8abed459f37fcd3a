import type { Foot } from '../archive/described.ts';
import type { Told } from './words.ts';

/** What an archive holds, in the figures that are told. */
export const toldOf = ({ rows, media }: Pick<Foot, 'rows' | 'media'>, bytes: number, made: string): Told => ({
  rows: Object.values(rows).reduce((sum, some) => sum + some, 0),
  files: media.files,
  bytes,
  made,
});
