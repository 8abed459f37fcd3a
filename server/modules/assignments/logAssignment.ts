import type { Tx } from '../../platform/db/database.ts';
import { recordAuditEntries } from '../audit/service.ts';
import type { CaseRow } from '../cases/service.ts';
import type { StaffReader } from '../context/session.ts';

export const logAssignment = (
  tx: Tx,
  what: 'assigned' | 'assignmentUndone',
  { cuid, nbr }: CaseRow,
  { role: { rlid, name } }: StaffReader,
): Promise<void> => recordAuditEntries(tx, [{ cuid, kind: 'case', what, by: { rlid, name }, about: nbr }]);
