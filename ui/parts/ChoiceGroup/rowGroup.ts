import { sharedContext } from '../../sharedContext.ts';

/** What the rows of a group take from it: the name under which they give their values to a form, and whether they are marked as wrong. */
export const RowGroup = sharedContext<{ name: string | undefined; invalid: boolean }>('rowGroup');
