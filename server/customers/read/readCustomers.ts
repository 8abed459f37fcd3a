import { type Found, found } from './findings.ts';
import { type ReadCustomer, readCustomer } from './readCustomer.ts';

/** Reads several customers' folders. What two of them have both is told of the later one, which is refused. */
export function readCustomers(folders: readonly string[]): ReadCustomer[] {
  const owners = new Map<string, string>();
  return folders.map(readCustomer).map((customer) => withoutShared(customer, owners));
}

function withoutShared(customer: ReadCustomer, owners: Map<string, string>): ReadCustomer {
  const { folder, findings, content } = customer;
  if (!content) return customer;
  const { cuid, places } = content.file;
  const names = [
    { place: 'cuid', value: cuid, key: `cuid ${cuid}` },
    ...places.flatMap(({ qr }, index) =>
      qr.map(({ qrid }, code) => ({
        place: `places.${index}.qr.${code}.qrid`,
        value: qrid,
        key: `qrid ${qrid}`,
      })),
    ),
  ];
  const shared = names.flatMap(({ place, value, key }): Found[] => {
    const other = owners.get(key);
    return other === undefined ? [] : [found('takenByFolder', place, { value, other })];
  });
  // Whoever has the code of another has copied its folder: that its QR codes are the same goes without saying.
  const told = shared.some(({ place }) => place === 'cuid') ? shared.slice(0, 1) : shared;
  if (told.length > 0)
    return {
      folder,
      findings: [...findings, ...told.map((one) => ({ ...one, ...content.at(one.place) }))],
    };
  for (const { key } of names) owners.set(key, folder);
  return customer;
}
