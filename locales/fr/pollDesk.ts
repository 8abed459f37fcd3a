/** Polls, for staff. */
export const pollDesk = {
  'pollDesk.title': 'Sondages',
} as const;
