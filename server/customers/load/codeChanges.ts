import type { CustomerFile } from '../file/customerFile.ts';
import type { StoredCustomer } from './storedCustomer.ts';

type StoredCode = StoredCustomer['codes'][number];

/** A code as it hangs: whose it is, at which place (nowhere where it is out of use), and whether it is for tests. */
export interface Hung {
  readonly cuid: string;
  readonly place: string | undefined;
  readonly fake: boolean;
}

const asStored = ({ cuid, stale, placeCode, fake }: StoredCode): Hung => ({
  cuid,
  place: stale ? undefined : placeCode,
  fake,
});

/** The codes that are stored, by name. */
export const hungBefore = ({ codes }: StoredCustomer): Map<string, Hung> =>
  new Map(codes.map((code) => [code.qrid, asStored(code)]));

/**
 * The codes once a file is loaded, by name. A code that was made in place of one follows it: it is the made one that hangs on a wall.
 * @param goesTo whose codes are from now on that another file names
 */
export function hungAfter(
  { codes }: StoredCustomer,
  { cuid, places, withdrawn }: CustomerFile,
  goesTo: ReadonlyMap<string, string>,
): Map<string, Hung> {
  const named = new Map(places.flatMap(({ code, qr }) => qr.map((one) => [one.qrid, { ...one, code }])));
  const known = new Map(codes.map((code) => [code.qrid, code]));
  const isFollower = ({ made, qrid }: StoredCode) => made && !named.has(qrid);
  const heads = new Map<string, StoredCode>();
  for (const head of codes.filter((code) => !isFollower(code))) {
    let next = known.get(head.replacedBy ?? '');
    while (next && isFollower(next) && !heads.has(next.qrid)) {
      heads.set(next.qrid, head);
      next = known.get(next.replacedBy ?? '');
    }
  }
  const asNamed = (wanted: string, replacedBy: string | null): Hung | undefined => {
    const one = named.get(wanted);
    const isOut = one?.stale || withdrawn || replacedBy !== null;
    return one && { cuid, place: isOut ? undefined : one.code, fake: one.fake };
  };
  const after = (code: StoredCode): Hung => {
    const head = isFollower(code) ? heads.get(code.qrid) : code;
    const other = head && !named.has(head.qrid) ? goesTo.get(head.qrid) : undefined;
    if (other !== undefined) return { ...asStored(code), cuid: other };
    const isKept = head === undefined && !withdrawn;
    const gone = { ...asStored(code), ...(!isKept && { place: undefined }) };
    return (head && asNamed(head.qrid, code.replacedBy)) ?? gone;
  };
  const fresh = [...named.keys()].filter((qrid) => !known.has(qrid));
  return new Map([
    ...codes.map((code) => [code.qrid, after(code)] as const),
    ...fresh.flatMap((qrid) => {
      const one = asNamed(qrid, null);
      return one ? [[qrid, one] as const] : [];
    }),
  ]);
}
