/** Polls, for staff. */
export const pollDesk = {
  'pollDesk.title': 'Polls',
} as const;
