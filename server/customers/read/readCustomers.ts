import { basename } from 'node:path';
import { type Found, found } from './findings.ts';
import { type ReadCustomer, readCustomer } from './readCustomer.ts';

/** Whose a code is in the database, where it is known: a file of somebody else does not take it by being read first. */
type Owners = ReadonlyMap<string, string>;

/** What a folder claims, and at which place of its file. */
interface Claim {
  readonly folder: string;
  readonly cuid: string;
  readonly place: string;
  readonly value: string;
  readonly of: 'cuid' | 'qrid';
  /** A code that is out of use here. */
  readonly stale: boolean;
}

const TOLD = { cuid: 'takenByFolder', qrid: 'codeInFolder' } as const satisfies Record<Claim['of'], string>;

function claimsOf({ folder, content }: ReadCustomer): Claim[] {
  if (!content) return [];
  const { cuid, places } = content.file;
  return [
    { folder, cuid, place: 'cuid', value: cuid, of: 'cuid', stale: false },
    ...places.flatMap(({ qr }, at) =>
      qr.map(({ qrid, stale }, code): Claim => {
        return { folder, cuid, place: `places.${at}.qr.${code}.qrid`, value: qrid, of: 'qrid', stale };
      }),
    ),
  ];
}

/**
 * Who has the better right to what several folders claim, whichever is read first: the owner of a code, or, where no database tells who that
 * is, whoever wrote that it is out of use, and had it before; the folder that bears the name of its customer. Of a customer in service that two other folders write, neither is taken: one of them is a copy, and nobody knows which.
 */
function rightful(claims: readonly Claim[], claim: Claim, owners: Owners): Claim | undefined {
  if (claim.of === 'qrid')
    return claims.find(({ cuid, value }) => owners.get(value) === cuid) ?? claims.find(({ stale }) => stale);
  const named = claims.find(({ folder, cuid }) => basename(folder) === cuid);
  const isServed = [...owners.values()].includes(claim.cuid);
  return named ?? (isServed ? claims.find(({ folder }) => folder !== claim.folder) : undefined);
}

/** What several customers claim of one kind is told of who has the lesser right to it, or else of the later one, which is refused. */
function withoutRivals(
  customers: readonly ReadCustomer[],
  of: Claim['of'],
  owners: Owners,
): readonly ReadCustomer[] {
  const claimed = (customer: ReadCustomer) => claimsOf(customer).filter((claim) => claim.of === of);
  const claims = new Map<string, Claim[]>();
  for (const claim of customers.flatMap(claimed))
    claims.set(claim.value, [...(claims.get(claim.value) ?? []), claim]);
  const taken = new Map<string, string>();
  return customers.map((customer) => {
    const { folder, findings, content } = customer;
    if (!content) return customer;
    const own = claimed(customer);
    const told = own.flatMap((claim): Found[] => {
      const { value, place } = claim;
      const all = claims.get(value) ?? [];
      const right = all.length > 1 ? rightful(all, claim, owners) : undefined;
      const other = right && right.folder !== folder ? right.folder : taken.get(value);
      return other === undefined ? [] : [found(TOLD[of], place, { value, other })];
    });
    if (told.length > 0)
      return {
        folder,
        findings: [...findings, ...told.map((one) => ({ ...one, ...content.at(one.place) }))],
      };
    for (const { value } of own) taken.set(value, folder);
    return customer;
  });
}

/**
 * Tells customers apart that claim the same. First whose name several bear: a folder that is a copy of another claims no codes, so that
 * those stay with the one that is served.
 */
export const apart = (
  customers: readonly ReadCustomer[],
  owners: Owners = new Map(),
): readonly ReadCustomer[] => withoutRivals(withoutRivals(customers, 'cuid', owners), 'qrid', owners);

/** Reads several customers' folders, without asking a database whose codes are. */
export const readCustomers = (folders: readonly string[]): readonly ReadCustomer[] =>
  apart(folders.map(readCustomer));
