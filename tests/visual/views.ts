import type { Entry } from '../storybook/book.ts';

/** Window, and forced colours. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly forced: boolean;
}

const sheet: View = { name: 'sheet', width: 900, height: 400, forced: false };
const phone: View = { name: 'phone', width: 390, height: 844, forced: false };
const desk: View = { name: 'desk', width: 1280, height: 800, forced: false };
const wide: View = { name: 'wide', width: 1440, height: 900, forced: false };
const forced = (view: View): View => ({ ...view, name: `${view.name}-forced`, forced: true });

const isScreen = ({ title }: Entry) => /^(screens|app|previews)\//i.test(title);

/** Beside an open case on a desktop. */
const isFull = ({ exportName }: Entry) => exportName === 'MatrixFull' || exportName === 'MatrixFullDark';

/**
 * Screens on phone and desktop, full ones on two desktops, parts on one sheet; the plain matrix also in forced colours.
 */
export function viewsOf(story: Entry): readonly View[] {
  const plain = story.exportName === 'Matrix';
  if (!isScreen(story)) return plain ? [sheet, forced(sheet)] : [sheet];
  if (isFull(story)) return [desk, wide];
  return plain ? [phone, desk, forced(phone)] : [phone];
}
