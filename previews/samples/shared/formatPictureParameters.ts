import { pictureNames } from './request.ts';

/** Servers refuse long addresses; the part after `#` is not sent. */
const isLong = (picture: string): boolean => picture.startsWith('data:');

type Pictures = Partial<Readonly<Record<(typeof pictureNames)[number], string | undefined>>>;

/** For the query, or (`long`) the fragment. */
export const formatPictureParameters = (pictures: Pictures, long: boolean): string[] =>
  pictureNames.flatMap((name) => {
    const picture = pictures[name];
    return picture && isLong(picture) === long ? [`${name}=${encodeURIComponent(picture)}`] : [];
  });
