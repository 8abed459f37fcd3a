import { rolesOf } from '@parvis/theme/brand/roles';
import { type ColourRole, colourRoles } from '@parvis/theme/derive/fromRoles';
import type { BrandRow } from './brandRows.ts';

/** By these names a role is told from names, as in a file. */
const CALLED: Readonly<Record<ColourRole, string>> = {
  main: 'main',
  accent: 'accent',
  ground: 'background',
  text: 'text',
};

/** Rows whose role nobody set, each with the one that its colour looks like beside the others. */
export function withLooks(rows: readonly BrandRow[]): readonly BrandRow[] {
  const isSet = ({ isSet: set = false }: BrandRow) => set;
  const asked = rows.filter((row) => !isSet(row) || row.role);
  const roles = rolesOf(
    asked.map((row) => ({
      name: isSet(row) && row.role ? CALLED[row.role] : '',
      colour: row.colour.slice(0, 7),
    })),
  );
  const free = colourRoles.filter((role) => !rows.some((row) => isSet(row) && row.role === role));
  const left = new Map(free.map((role) => [roles[role], role]));
  return rows.map((row) => {
    if (isSet(row)) return row;
    const colour = row.colour.slice(0, 7);
    const role = left.get(colour) ?? null;
    // Two rows of one colour are not two of one role.
    left.delete(colour);
    return { ...row, role };
  });
}
