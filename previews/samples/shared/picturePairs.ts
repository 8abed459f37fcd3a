import { pictureNames } from './request.ts';

/** A picture of many kilobytes: servers refuse addresses that long, so it stands after the `#`, which is not sent. */
const isLong = (picture: string): boolean => picture.startsWith('data:');

type Pictures = Partial<Readonly<Record<(typeof pictureNames)[number], string | undefined>>>;

/** The logos of a look as pairs of an address: those for its query, or those (`long`) that stand after the `#`. */
export const picturePairs = (pictures: Pictures, long: boolean): string[] =>
  pictureNames.flatMap((name) => {
    const picture = pictures[name];
    return picture && isLong(picture) === long ? [`${name}=${encodeURIComponent(picture)}`] : [];
  });
