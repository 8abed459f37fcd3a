import { createSharedContext } from '../../sharedContext.ts';

export const RowGroup = createSharedContext<{ name: string | undefined; invalid: boolean }>('rowGroup');
