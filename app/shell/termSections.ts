/** The sections of the terms of use, by their number. */
export const termSections = ['1', '2', '3', '4', '5'] as const;
