import { sharedContext } from '../../sharedContext.ts';

/** Context of a group's rows: form field name and invalid state. */
export const RowGroup = sharedContext<{ name: string | undefined; invalid: boolean }>('rowGroup');
