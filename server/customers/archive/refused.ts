/** Largest archive, and largest content of one, megabytes: a hundred looks with pictures have room. */
export const MOST_MB = 64;

/** Why an archive is not read. */
export type Refused =
  | 'missing'
  | 'notArchive'
  | 'tooLarge'
  | 'climbs'
  | 'link'
  | 'stranger'
  | 'twice'
  | 'locked'
  | 'damaged'
  | 'notOurs'
  | 'version';

/** An archive that is refused, with the name or number that the sentence is about. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
  readonly why: Refused;
  readonly about: string;
  constructor(why: Refused, about = '') {
    super(`${why} ${about}`);
    this.why = why;
    this.about = about;
  }
}
