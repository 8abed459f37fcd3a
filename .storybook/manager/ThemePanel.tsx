// The manager makes elements by `React.createElement`.
import { type MainLack, mainLack } from '@parvis/theme/derive/mainLack';
import * as React from 'react';
import { brandOf, coloursOfLogo } from './brandOf.ts';
import { panelStyles } from './panelStyles.ts';

const { useId, useState } = React;

export type ThemePanelProps = {
  /** The brand colour that the book wears; empty for none. */
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

/** Takes a logo and offers its colours; the file stays on this machine. */
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

/** The address that opens the book in this look, on the page at hand. */
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

/** Puts the whole book into the colours of a brand: a colour or a logo in, every page and every frame around it restyled. */
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
