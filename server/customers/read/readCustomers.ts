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

const keyOf = ({ of, value }: Claim): string => `${of} ${value}`;

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

/** What several customers claim is told of who has the lesser right to it, or else of the later one, which is refused. */
export function apart(customers: readonly ReadCustomer[], owners: Owners = new Map()): ReadCustomer[] {
  const claims = new Map<string, Claim[]>();
  for (const claim of customers.flatMap(claimsOf))
    claims.set(keyOf(claim), [...(claims.get(keyOf(claim)) ?? []), claim]);
  const taken = new Map<string, string>();
  return customers.map((customer) => {
    const { folder, findings, content } = customer;
    if (!content) return customer;
    const own = claimsOf(customer);
    const shared = own.flatMap((claim): Found[] => {
      const all = claims.get(keyOf(claim)) ?? [];
      const right = all.length > 1 ? rightful(all, claim, owners) : undefined;
      const other = right && right.folder !== folder ? right.folder : taken.get(keyOf(claim));
      const id = claim.of === 'qrid' ? 'codeInFolder' : 'takenByFolder';
      return other === undefined ? [] : [found(id, claim.place, { value: claim.value, other })];
    });
    // Whoever has the code of another has copied its folder: that its QR codes are the same goes without saying.
    const told = shared.some(({ place }) => place === 'cuid') ? shared.slice(0, 1) : shared;
    if (told.length > 0)
      return {
        folder,
        findings: [...findings, ...told.map((one) => ({ ...one, ...content.at(one.place) }))],
      };
    for (const claim of own) taken.set(keyOf(claim), folder);
    return customer;
  });
}

/** Reads several customers' folders, without asking a database whose codes are. */
export const readCustomers = (folders: readonly string[]): ReadCustomer[] => apart(folders.map(readCustomer));
