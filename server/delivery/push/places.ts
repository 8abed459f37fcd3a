/** So many pushes are on their way from one server at once. */
const PLACES = 100;
/** So many of them to one push service: one that is slow leaves room for what goes elsewhere. */
export const SHARE = 40;

/** Who has how many of the places. */
export function createPlaces(all = PLACES, share = SHARE) {
  const taken = new Map<string, number>();
  let sum = 0;
  /** It is worth asking for more of a push service once half of its share has landed. */
  const isBusy = (many: number): boolean => many > share / 2;
  const some = (which: (many: number) => boolean) => [...taken].filter(([, many]) => which(many));
  return {
    take(host: string): void {
      taken.set(host, (taken.get(host) ?? 0) + 1);
      sum += 1;
    },
    leave(host: string): void {
      const left = (taken.get(host) ?? 0) - 1;
      if (left > 0) taken.set(host, left);
      else taken.delete(host);
      sum -= 1;
    },
    /** Whether half of all places are free. */
    hasRoom: (): boolean => sum <= all / 2,
    /** Hosts that are to get no more for now. */
    busy: (): string[] => some(isBusy).map(([host]) => host),
    /** How many more may be taken at once of whichever other hosts, so that none has more than its share. */
    most: (): number =>
      Math.min(all - sum, share - Math.max(0, ...some((many) => !isBusy(many)).map(([, many]) => many))),
  };
}
