import type { ThemeField } from '@parvis/previews/studio/store';

/** Parts of a look as the wire names them, and as the studio does. */
const fields: Readonly<Record<string, ThemeField>> = {
  logo: 'logo',
  wlogo: 'wlogo',
  lbl: 'label',
  appColors: 'palette',
  appShape: 'shape',
};

/** The part of a theme that a refused call names by its path (`body.appColors.bg1`), if it names one. */
export const fieldOfPath = (path: string | undefined): ThemeField | undefined =>
  fields[/^body\.(\w+)/.exec(path ?? '')?.[1] ?? ''];
