import { sharedContext } from '../../sharedContext.ts';

/** The name under which the rows of a group give their values to a form. */
export const GroupName = sharedContext<string>('groupName');
