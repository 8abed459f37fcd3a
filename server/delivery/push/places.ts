/** So many pushes are on their way from one server at once. */
const PLACES = 100;
/** So many of them to one push service: one that is slow leaves room for what goes elsewhere. */
export const SHARE = 40;

/** Whose a push service is, by the end of its name: whoever has one may have any number of others, which are slow together. In the database: `rows.ts`. */
export const ownerOf = (host: string): string => /[^.]+\.[^.]+$/.exec(host)?.[0] ?? host;

/** Who has how many of the places. */
export function createPlaces(all = PLACES, share = SHARE) {
  const taken = new Map<string, number>();
  let sum = 0;
  /** It is worth asking for more of a push service once half of its share has landed. */
  const isBusy = (many: number): boolean => many > share / 2;
  const some = (which: (many: number) => boolean) => [...taken].filter(([, many]) => which(many));
  return {
    take(owner: string): void {
      taken.set(owner, (taken.get(owner) ?? 0) + 1);
      sum += 1;
    },
    leave(owner: string): void {
      const left = (taken.get(owner) ?? 0) - 1;
      if (left > 0) taken.set(owner, left);
      else taken.delete(owner);
      sum -= 1;
    },
    /** Whether half of all places are free. */
    hasRoom: (): boolean => sum <= all / 2,
    /** Owners that are to get no more for now. */
    busy: (): string[] => some(isBusy).map(([host]) => host),
    /** How many more may be taken at once of whichever other owners, so that none has more than its share. */
    most: (): number =>
      Math.min(all - sum, share - Math.max(0, ...some((many) => !isBusy(many)).map(([, many]) => many))),
  };
}
