import { createSharedContext } from '../../sharedContext.ts';

/** Form field name and invalid state of a group's rows. */
export const RowGroup = createSharedContext<{ name: string | undefined; invalid: boolean }>('rowGroup');
