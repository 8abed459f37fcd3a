import type { Entry } from '../storybook/book.ts';

/** How a story is looked at: through which window, and whether in forced colours. */
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

/** A screen as full as a busy day fills it, which a desk shows beside what is open. */
const isFull = ({ exportName }: Entry) => exportName === 'MatrixFull' || exportName === 'MatrixFullDark';

/** The views of a matrix: screens on a phone and a desk, full ones on two desks, parts on one sheet; the plain matrix in forced colours too. */
export function viewsOf(story: Entry): readonly View[] {
  const plain = story.exportName === 'Matrix';
  if (!isScreen(story)) return plain ? [sheet, forced(sheet)] : [sheet];
  if (isFull(story)) return [desk, wide];
  return plain ? [phone, desk, forced(phone)] : [phone];
}
