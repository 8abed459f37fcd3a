import { createSharedContext } from '../../sharedContext.ts';

/** Context of a group's rows: form field name and invalid state. */
export const RowGroup = createSharedContext<{ name: string | undefined; invalid: boolean }>('rowGroup');
