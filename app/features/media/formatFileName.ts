import { BREAKS, TURNS } from '@parvis/locales/forms/names';

/** File name for display: one line, without bidirectional controls. */
export const formatFileName = ({ name }: Pick<File, 'name'>): string =>
  name.replace(TURNS, '').replace(BREAKS, ' ');
