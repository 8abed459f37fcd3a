import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { NOWHERE } from '../../customers/describeChange.ts';
import type { StoredCustomer } from './fileRows.ts';

type StoredCode = StoredCustomer['codes'][number];

interface Hung {
  readonly code: string;
  readonly place: string;
  readonly customer: string;
  readonly fake: boolean;
}

const asStored = ({ qrid, cuid, stale, placeCode, fake }: StoredCode): Hung => ({
  code: qrid,
  place: stale ? NOWHERE : placeCode,
  customer: cuid,
  fake,
});

export const codesBefore = ({ codes }: StoredCustomer): Hung[] => codes.map(asStored);

/**
 * Describes the codes after a load. Replacements follow the code they replace.
 * @param newOwners new owners of codes named by another file
 */
export function codesAfter(
  { codes }: StoredCustomer,
  { cuid, places, withdrawn }: CustomerFile,
  goesTo: ReadonlyMap<string, string>,
): Hung[] {
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
  const asNamed = (code: string, wanted: string, replacedBy: string | null): Hung[] => {
    const one = named.get(wanted);
    const isOut = one?.stale || withdrawn || replacedBy !== null;
    return one ? [{ code, place: isOut ? NOWHERE : one.code, customer: cuid, fake: one.fake }] : [];
  };
  const after = (code: StoredCode): Hung => {
    const head = isFollower(code) ? heads.get(code.qrid) : code;
    const other = head && !named.has(head.qrid) ? goesTo.get(head.qrid) : undefined;
    if (other !== undefined) return { ...asStored(code), customer: other };
    const isKept = head === undefined && !withdrawn;
    const gone = { ...asStored(code), ...(!isKept && { place: NOWHERE }) };
    return (head && asNamed(code.qrid, head.qrid, code.replacedBy)[0]) ?? gone;
  };
  const fresh = [...named.keys()].filter((qrid) => !known.has(qrid));
  return [...codes.map(after), ...fresh.flatMap((qrid) => asNamed(qrid, qrid, null))];
}
