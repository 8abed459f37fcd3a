import { readColour } from '@parvis/theme/colour/written';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { type MainLack, mainLack } from '@parvis/theme/derive/mainLack';
import { readPicture } from '@parvis/theme/derive/readPicture';
import * as React from 'react';

/** The manager lacks the product's styles, so the panel inherits colours. */
const panelStyles = `
.pv-theme { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; box-sizing: border-box; inline-size: min(320px, calc(100vw - 32px)); padding: 16px; border-radius: 12px; background: var(--pv-ground, Canvas); font-size: 14px; line-height: 1.4; color: inherit }
.pv-theme * { box-sizing: border-box; max-inline-size: 100% }
.pv-theme :is(h2, p) { margin: 0 }
.pv-theme h2 { font-size: 16px; font-weight: 700 }
.pv-theme p:empty { display: none }
.pv-theme [role=alert] { font-weight: 700 }
.pv-theme .pv-row { display: flex; gap: 8px }
.pv-theme input[type=text] { flex: 1; min-inline-size: 0 }
.pv-theme :is(input[type=text], button) { min-block-size: 40px; padding-inline: 12px; font: inherit; color: inherit; background: transparent; border: 1px solid currentcolor; border-radius: 10px }
.pv-theme input[type=color] { inline-size: 40px; block-size: 40px; padding: 2px; border: 1px solid currentcolor; border-radius: 10px; background: none }
.pv-theme button { cursor: pointer }
.pv-theme .pv-file { position: relative; display: grid; place-items: center; min-block-size: 40px; padding-inline: 12px; border: 1px solid currentcolor; border-radius: 10px; cursor: pointer }
.pv-theme .pv-file input { position: absolute; inline-size: 1px; block-size: 1px; opacity: 0 }
.pv-theme .pv-file:focus-within { outline: 3px solid currentcolor; outline-offset: 2px }
.pv-theme button:disabled { opacity: 0.55; cursor: default }
.pv-theme .pv-swatches { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0 }
.pv-theme .pv-swatches button { display: flex; align-items: center; gap: 8px }
.pv-theme .pv-swatches span { inline-size: 20px; block-size: 20px; border-radius: 50%; border: 1px solid currentcolor; forced-color-adjust: none }
.pv-theme :focus-visible { outline: 3px solid currentcolor; outline-offset: 2px }
`;

/** Parses a colour in any notation; undefined if invalid. */
const brandOf = (given: string): string | undefined => readColour(given)?.colour.slice(0, 7);

const REFUSED = {
  notImage: 'This file is no picture that a browser can draw.',
  tooLarge: 'This picture is too large: take one of fewer pixels.',
  forbidden: 'This picture cannot be read.',
  empty: 'There is nothing in this picture.',
} as const;

/** Likely brand colours of a logo, or why there are none. */
async function coloursOfLogo(
  file: Blob,
): Promise<{ readonly colours: readonly string[]; readonly problem?: string }> {
  const read = await readPicture(file);
  if (!read.ok) return { colours: [], problem: REFUSED[read.reason] };
  return { colours: brandCandidates(read.pixels).map(({ colour }) => colour) };
}

const { useId, useState } = React;

export type ThemePanelProps = {
  /** The book's brand colour; empty for none. */
  brand: string;
  onBrand: (brand: string) => void;
};

const NOT_A_COLOUR =
  'Not read as a colour. Write #17734A, 17734A, seagreen, rgb(23 115 74), hsl(153 67% 27%) or oklch(50% 0.1 155).';

const LACKS: Readonly<Record<MainLack, string>> = {
  pale: 'It cannot be told from a white page: what is filled with it has no edge that is seen.',
  grey: 'It has no hue: the book is black, grey and white.',
};

type LogoProps = { onBrand: (brand: string) => void };

/** Reads a logo's colours locally and offers them. */
const Logo = ({ onBrand }: LogoProps) => {
  const id = useId();
  const [found, setFound] = useState<Awaited<ReturnType<typeof coloursOfLogo>>>({ colours: [] });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await coloursOfLogo(file);
    setFound(read);
    if (read.colours[0]) onBrand(read.colours[0]);
  };
  return (
    <>
      <label className="pv-file">
        Or choose a logo
        <input
          type="file"
          accept="image/*"
          aria-describedby={id}
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      <p id={id}>Its colours are read here and sent nowhere.</p>
      {found.problem && <p role="alert">{found.problem}</p>}
      {found.colours.length > 0 && (
        <fieldset className="pv-swatches">
          <legend>Colours of the logo</legend>
          {found.colours.map((colour) => (
            <button key={colour} type="button" onClick={() => onBrand(colour)}>
              <span style={{ backgroundColor: colour }} />
              {colour}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
};

/** A link to the current page with this theme. */
const Share = () => {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setTold('Copied. Whoever opens it sees this page in this look.'),
      () => setTold(window.location.href),
    );
  return (
    <>
      <button type="button" className="pv-plain" onClick={copy}>
        Copy the address of this look
      </button>
      <p role="status">{told}</p>
    </>
  );
};

/** Restyles the whole book by a brand colour or logo. */
export const ThemePanel = ({ brand, onBrand }: ThemePanelProps) => {
  const id = useId();
  const [typed, setTyped] = useState(brand);
  const [problem, setProblem] = useState('');
  const lack = brand === '' ? undefined : mainLack({ main: brand });
  const take = (colour: string) => {
    setTyped(colour);
    setProblem('');
    onBrand(colour);
  };
  const make = (event: React.FormEvent) => {
    event.preventDefault();
    const read = brandOf(typed);
    if (read) take(read);
    else setProblem(NOT_A_COLOUR);
  };
  return (
    <form className="pv-theme" onSubmit={make}>
      <style>{panelStyles}</style>
      <h2>The book in your colours</h2>
      <label htmlFor={id}>A brand colour</label>
      <div className="pv-row">
        <input
          type="color"
          aria-label="Pick a brand colour"
          value={brand || '#1752E3'}
          onChange={(event) => take(event.target.value.toUpperCase())}
        />
        <input
          id={id}
          type="text"
          value={typed}
          placeholder="#17734A"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">Make</button>
      </div>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      {lack && <p role="status">{LACKS[lack]}</p>}
      <Logo onBrand={take} />
      <p>Every key in light and dark is made from it, and each pair can be read.</p>
      <Share />
      <button type="button" className="pv-plain" disabled={brand === ''} onClick={() => take('')}>
        Back to the palette of the toolbar
      </button>
    </form>
  );
};
