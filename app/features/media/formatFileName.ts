import { BREAKS, TURNS } from '@parvis/locales/forms/names';

/** One line, without bidirectional controls. */
export const formatFileName = ({ name }: Pick<File, 'name'>): string =>
  name.replace(TURNS, '').replace(BREAKS, ' ');
