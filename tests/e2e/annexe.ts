import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An agent of the demonstration's town, who works for the annexe too. */
export const AGENT = 'agent@town.example';
/** What the annexe is called. */
export const ANNEXE = 'Annexe de Belleroche';

const campus = join(import.meta.dirname, '..', '..', 'server', 'demo', 'campus', 'customer.json');

/** Writes a second customer of the agent's, whose host is the one that they sign in at. @returns the folder of customers */
export function writeAnnexe(folder: string): string {
  const customers = join(folder, 'customers');
  mkdirSync(join(customers, 'annexe'), { recursive: true });
  const { logo: _, wideLogo: __, banner: ___, ...file } = JSON.parse(readFileSync(campus, 'utf8'));
  const own = {
    cuid: 'annexe',
    cstmrLbl: { fr: ANNEXE },
    places: [],
    staff: [{ email: AGENT, name: 'Aline Morvan' }],
  };
  writeFileSync(join(customers, 'annexe', 'customer.json'), JSON.stringify({ ...file, ...own }));
  return customers;
}
