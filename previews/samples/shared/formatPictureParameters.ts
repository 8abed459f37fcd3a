import { pictureNames } from './request.ts';

/** Large data URLs go after the `#`, which is not sent: servers refuse addresses that long. */
const isLong = (picture: string): boolean => picture.startsWith('data:');

type Pictures = Partial<Readonly<Record<(typeof pictureNames)[number], string | undefined>>>;

/** Returns the logos as parameters: for the query, or those (`long`) for the fragment. */
export const formatPictureParameters = (pictures: Pictures, long: boolean): string[] =>
  pictureNames.flatMap((name) => {
    const picture = pictures[name];
    return picture && isLong(picture) === long ? [`${name}=${encodeURIComponent(picture)}`] : [];
  });
