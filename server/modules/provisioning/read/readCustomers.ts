import { basename } from 'node:path';
import { createFinding } from './findings.ts';
import { type CustomerFolder, readCustomer } from './readCustomer.ts';

/** Stored owners take precedence over the reading order. */
type CodeOwners = ReadonlyMap<string, string>;

interface Claim {
  readonly folder: string;
  readonly cuid: string;
  readonly place: string;
  readonly value: string;
  readonly stale: boolean;
}
type ClaimKind = 'cuid' | 'qrid';

function collectClaims({ folder, content }: CustomerFolder, kind: ClaimKind): Claim[] {
  if (!content) return [];
  const { cuid, places } = content.file;
  if (kind === 'cuid') return [{ folder, cuid, place: 'cuid', value: cuid, stale: false }];
  return places.flatMap(({ qr }, at) =>
    qr.map(({ qrid: value, stale }, code) => {
      return { folder, cuid, place: `places.${at}.qr.${code}.qrid`, value, stale };
    }),
  );
}

/**
 * A code goes to its owner, or else to the file that retired it; a name to the folder of that name. Refuses
 * all copies of a customer in service.
 */
function findRightfulClaim(
  claims: readonly Claim[],
  claim: Claim,
  kind: ClaimKind,
  owners: CodeOwners,
): Claim | undefined {
  if (claims.length < 2) return undefined;
  if (kind === 'qrid')
    return claims.find(({ cuid, value }) => owners.get(value) === cuid) ?? claims.find(({ stale }) => stale);
  const named = claims.find(({ folder, cuid }) => basename(folder) === cuid);
  const isServed = [...owners.values()].includes(claim.cuid);
  return named ?? (isServed ? claims.find(({ folder }) => folder !== claim.folder) : undefined);
}

/** Without a rightful claim, the first wins. */
function refuseConflictingClaims(
  customers: readonly CustomerFolder[],
  kind: ClaimKind,
  owners: CodeOwners,
): CustomerFolder[] {
  const claims = new Map<string, Claim[]>();
  for (const claim of customers.flatMap((one) => collectClaims(one, kind)))
    claims.set(claim.value, [...(claims.get(claim.value) ?? []), claim]);
  const taken = new Map<string, string>();
  return customers.map((customer) => {
    const { folder, findings, content } = customer;
    const own = collectClaims(customer, kind);
    const told = own.flatMap((claim) => {
      const { value, place } = claim;
      const right = findRightfulClaim(claims.get(value) ?? [], claim, kind, owners);
      const other = right && right.folder !== folder ? right.folder : taken.get(value);
      if (other === undefined) return [];
      const one = createFinding(kind === 'cuid' ? 'takenByFolder' : 'codeInFolder', place, { value, other });
      return [{ ...one, ...content?.at(place) }];
    });
    if (told.length > 0) return { folder, findings: [...findings, ...told] };
    for (const { value } of own) taken.set(value, folder);
    return customer;
  });
}

/** Names first: a copied folder claims no codes. */
export const resolveFolderConflicts = (
  customers: readonly CustomerFolder[],
  owners: CodeOwners = new Map(),
): CustomerFolder[] =>
  refuseConflictingClaims(refuseConflictingClaims(customers, 'cuid', owners), 'qrid', owners);

export const readCustomers = (folders: readonly string[]): CustomerFolder[] =>
  resolveFolderConflicts(folders.map((folder) => readCustomer(folder)));
