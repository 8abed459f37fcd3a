import { createContext } from 'react';

/** The name under which the rows of a group give their values to a form. */
export const GroupName = createContext<string | undefined>(undefined);
