import { BREAKS, TURNS } from '@parvis/locales/forms/names';

/** The name of a picked file as it is told: one line, without signs that turn the order of the words beside it. */
export const toldName = ({ name }: Pick<File, 'name'>): string =>
  name.replace(TURNS, '').replace(BREAKS, ' ');
