import { MAX_COLOUR_LENGTH } from '@parvis/theme/colour/colour';
import { readColour } from '@parvis/theme/colour/written';
import { styled } from '@parvis/theme/css/stitches';
import { useId, useState } from 'react';
import { Problem } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';

const Root = styled('div', { display: 'grid', gap: '$1', minInlineSize: 0, alignContent: 'start' });
const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$target',
  borderRadius: '$control',
  backgroundColor: '$inputBg',
  color: '$txt',
  boxShadow: 'inset 0 0 0 1px $colors$mainBtnTxt2',
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$txt' },
  '&[data-invalid]': { boxShadow: 'inset 0 0 0 2px $colors$txt' },
});
const Input = styled('input', {
  flex: '1 1 0',
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  paddingInlineEnd: '$2',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
});
const Press = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '$target',
  minBlockSize: '$target',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-3px' },
});

const Native = styled('span', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '$target',
  minBlockSize: '$target',
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '&:focus-within': { outline: '3px solid $colors$txt', outlineOffset: '-3px', borderRadius: '$control' },
});

const Note = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type ColourFieldProps = {
  label: string;
  /** Normal form. */
  colour: string;
  onColour: (colour: string) => void;
  open?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  /** Of the picker. */
  controls?: string | undefined;
  /** Opens the browser's picker. */
  native?: boolean | undefined;
};

/** Any readable notation, and a swatch that opens a picker. Invalid text keeps the colour. */
export const ColourField = ({
  label,
  colour,
  onColour,
  open = false,
  onOpen,
  controls,
  native = false,
}: ColourFieldProps) => {
  const { t } = useStudioTexts();
  const id = useId();
  // A change elsewhere (undo) replaces typed text.
  const [typed, setTyped] = useState<{ text: string; of: string } | null>(null);
  const text = typed?.of === colour ? typed.text : colour;
  const written = readColour(text);
  const invalid = written === null;
  const typeColour = (next: string) => {
    const read = readColour(next)?.colour ?? null;
    setTyped({ text: next, of: read ?? colour });
    if (read !== null && read !== colour) onColour(read);
  };
  return (
    <Root data-colour-field="">
      <Box data-invalid={invalid || undefined}>
        {native ? (
          <Native>
            <Swatch colour={colour} />
            <input
              type="color"
              aria-label={t('studio.colour.pick', { name: label })}
              value={colour.slice(0, 7).toLowerCase()}
              onChange={(event) => typeColour(event.target.value.toUpperCase())}
            />
          </Native>
        ) : (
          <Press
            type="button"
            aria-expanded={open}
            aria-controls={open ? controls : undefined}
            aria-label={t('studio.colour.pick', { name: label })}
            onClick={onOpen}
          >
            <Swatch colour={colour} />
          </Press>
        )}
        <Input
          data-colour=""
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={invalid ? id : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => typeColour(event.target.value)}
          onBlur={() => invalid || setTyped(null)}
        />
      </Box>
      {written?.exact === false && (
        <Note role="status">{t('studio.colour.outside', { colour: written.colour })}</Note>
      )}
      {invalid && (
        <Problem id={id}>
          {t(text.length > MAX_COLOUR_LENGTH ? 'studio.colour.tooLong' : 'studio.colour.wrong')}
        </Problem>
      )}
    </Root>
  );
};
