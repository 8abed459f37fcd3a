/** The flag by which a questionnaire says that its report tells of a danger: cases that were opened with it are marked to staff. */
export const DANGER = 'danger';
