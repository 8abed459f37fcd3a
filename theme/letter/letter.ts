/** Branded mail, for sending and preview. */
import type { ColourKey } from '../palette/keys.ts';
import type { Shape } from '../shape/shape.ts';
import { fontStacks, radiusScales, shapeDefault } from '../shape/table.ts';

/** Little beyond tables and inline styles works in mail clients. */
export interface LetterPart {
  readonly tag: 'table' | 'tbody' | 'tr' | 'td' | 'a';
  readonly href?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly paint?: {
    readonly backgroundColor?: ColourKey;
    readonly color?: ColourKey;
    readonly borderColor?: ColourKey;
  };
  readonly inside: readonly (LetterPart | string)[];
}

export interface LetterLink {
  readonly label: string;
  readonly href: string;
}

/** Paragraphs (four leading spaces: large), a verbatim quote, the action, and reasons with optional links. */
export interface LetterWords {
  readonly name: string;
  readonly text: string;
  readonly quoted?: string | undefined;
  readonly action?: LetterLink;
  readonly foot?: readonly { readonly text: string; readonly href?: string }[];
}

const CORNER = 12;
const SET_IN = /^ {4}/;

const createRow = (cell: Omit<LetterPart, 'tag'>): LetterPart => ({
  tag: 'tr',
  inside: [{ tag: 'td', ...cell }],
});

const createTable = (style: LetterPart['style'], rows: readonly LetterPart[]): LetterPart => ({
  tag: 'table',
  style: { width: '100%', borderSpacing: '0', ...style },
  inside: [{ tag: 'tbody', inside: rows }],
});

const createLink = ({ label, href }: LetterLink): LetterPart => ({
  tag: 'a',
  href,
  paint: { color: 'txt' },
  style: { textDecoration: 'underline' },
  inside: [label],
});

const createButton = ({ label, href }: LetterLink, borderRadius: string): LetterPart => ({
  tag: 'a',
  href,
  paint: { backgroundColor: 'reportBtnBg', color: 'reportBtnTxt' },
  style: {
    display: 'inline-block',
    padding: '14px 20px',
    fontWeight: '700',
    textDecoration: 'none',
    borderRadius,
  },
  inside: [label],
});

export function letter(
  { name, text, quoted, action, foot = [] }: LetterWords,
  { radius, font }: Shape = {},
): LetterPart {
  const borderRadius = `${CORNER * radiusScales[radius ?? shapeDefault('radius')]}px`;
  const paragraphs = text.trim().split(/\n{2,}/);
  const createBlock = (words: string, style: LetterPart['style'] = {}): LetterPart =>
    createRow({
      paint: { backgroundColor: 'hdrBg1', color: 'txt' },
      style: { ...style, padding: '16px', borderRadius },
      inside: [words],
    });
  const large = { fontSize: '28px', fontWeight: '700', letterSpacing: '4px', textAlign: 'center' };
  const parts = paragraphs.map((words) =>
    SET_IN.test(words)
      ? createBlock(words.trim(), large)
      : createRow({ style: { padding: '12px 0' }, inside: [words] }),
  );
  const head = createRow({
    paint: { backgroundColor: 'reportBtnBg', color: 'reportBtnTxt' },
    style: { padding: '16px', fontSize: '18px', fontWeight: '700', borderRadius },
    inside: [name],
  });
  const below = createRow({ style: { height: '12px' }, inside: [] });
  const quotes = quoted ? [createBlock(quoted), ...(action ? [] : [below])] : [];
  const pressed = action
    ? [createRow({ style: { padding: '12px 0 20px' }, inside: [createButton(action, borderRadius)] })]
    : [];
  const ends = foot.map(({ text: words, href }): LetterPart => {
    const small = { padding: '4px 0', fontSize: '14px' };
    return createRow({
      style: small,
      inside: [href === undefined ? words : createLink({ label: words, href })],
    });
  });
  const rows = [head, ...parts, ...quotes, ...pressed, ...ends];
  const sheet = createRow({
    paint: { backgroundColor: 'bg1', color: 'txt' },
    style: { padding: '16px' },
    inside: [createTable({ maxWidth: '560px', margin: '0 auto' }, rows)],
  });
  const fontFamily = fontStacks[font ?? shapeDefault('font')].replaceAll('"', "'");
  // Long URLs; older clients only support `wordBreak`.
  const unbroken = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
  return createTable({ fontFamily, fontSize: '16px', lineHeight: '1.5', ...unbroken }, [sheet]);
}
