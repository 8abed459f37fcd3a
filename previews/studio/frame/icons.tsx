import { icon } from '@parvis/ui/icons/icon';

/** A hand's arrow that points at something. */
export const PointIcon = icon('m5 4 5.5 15 2.2-6.3L19 10.5ZM13.5 13.5l5.5 5.5');
/** An arrow that turns back. */
export const UndoIcon = icon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3');
/** An arrow that turns on. */
export const RedoIcon = icon('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3');
