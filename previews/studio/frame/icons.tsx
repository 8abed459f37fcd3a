import { icon } from '@parvis/ui/icons/icon';

export const PointIcon = icon('m5 4 5.5 15 2.2-6.3L19 10.5ZM13.5 13.5l5.5 5.5');
export const UndoIcon = icon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3');
export const RedoIcon = icon('m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3');
