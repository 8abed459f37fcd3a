import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { NO_PLACE } from '../../customers/service.ts';
import type { StoredCustomer } from './customerFields.ts';

type StoredCode = StoredCustomer['codes'][number];

interface CodeDescription {
  readonly code: string;
  readonly place: string;
  readonly customer: string;
  readonly fake: boolean;
}

const describeStoredCode = ({ qrid, cuid, stale, placeCode, fake }: StoredCode): CodeDescription => ({
  code: qrid,
  place: stale ? NO_PLACE : placeCode,
  customer: cuid,
  fake,
});

export const describeCodesBeforeLoad = ({ codes }: StoredCustomer): CodeDescription[] =>
  codes.map(describeStoredCode);

/**
 * Replacements move with the code they replace.
 * @param newOwners new owners of codes named by another file
 */
export function describeCodesAfter(
  { codes }: StoredCustomer,
  { cuid, places, withdrawn }: CustomerFile,
  newOwners: ReadonlyMap<string, string>,
): CodeDescription[] {
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
  const describeNamedCode = (code: string, wanted: string, replacedBy: string | null): CodeDescription[] => {
    const one = named.get(wanted);
    const isOut = one?.stale || withdrawn || replacedBy !== null;
    return one ? [{ code, place: isOut ? NO_PLACE : one.code, customer: cuid, fake: one.fake }] : [];
  };
  const describeCode = (code: StoredCode): CodeDescription => {
    const head = isFollower(code) ? heads.get(code.qrid) : code;
    const other = head && !named.has(head.qrid) ? newOwners.get(head.qrid) : undefined;
    if (other !== undefined) return { ...describeStoredCode(code), customer: other };
    const isKept = head === undefined && !withdrawn;
    const gone = { ...describeStoredCode(code), ...(!isKept && { place: NO_PLACE }) };
    return (head && describeNamedCode(code.qrid, head.qrid, code.replacedBy)[0]) ?? gone;
  };
  const fresh = [...named.keys()].filter((qrid) => !known.has(qrid));
  return [...codes.map(describeCode), ...fresh.flatMap((qrid) => describeNamedCode(qrid, qrid, null))];
}
