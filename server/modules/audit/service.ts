/** The module's public interface. */
export { describeAction, describeActor, formatCsvHeader, formatCsvLine, formatCsvRows } from './auditCsv.ts';
export { AUDIT_MONTHS_SQL, storeAuditMonths } from './auditMonths.ts';
export { type AuditQuery, fetchAuditPage } from './fetchAuditPage.ts';
export { type AuditActor, type AuditEntryInput, recordAuditEntries } from './recordAuditEntries.ts';
export { recordSignIn } from './recordSignIn.ts';
export { createRefusedSignIns, type RefusedSignIns } from './refusedSignIns.ts';
export { streamAuditCsv } from './streamAuditCsv.ts';
