import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef } from 'react';
import { type OutlineType, outlines } from '../../parts/shared/outlines.ts';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';

const List = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  minInlineSize: 0,
});
const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInline: '0.4375rem',
  border: '1.5px solid currentColor',
  borderRadius: '0.625rem',
  backgroundColor: '$bg1',
  fontSize: '0.75rem',
  lineHeight: '1.0625rem',
  overflowWrap: 'anywhere',
  variants: { colour: outlines },
  '@forced': { borderColor: 'CanvasText' },
});
const Name = styled('span', { color: '$txt' });
const Swatch = styled('span', {
  flexShrink: 0,
  display: 'inline-block',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  boxSizing: 'border-box',
  border: '5px solid currentColor',
  borderRadius: '$round',
  backgroundColor: '$bg1',
  variants: { colour: outlines },
});

export type LabelColour = OutlineType;

export type CaseLabel = {
  id: string;
  name: string;
  /** Of a newer version. */
  colour?: LabelColour | undefined;
};

/** Colour of a label, beside its name. */
export const LabelSwatch = ({ colour }: Pick<CaseLabel, 'colour'>) => (
  <Swatch aria-hidden {...(colour && { colour })} />
);

export type CaseLabelsProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  labels: readonly CaseLabel[];
  /** Counts the rest: "+2". Default: all. */
  max?: number;
  /** Meaning of the count: "2 autres étiquettes". */
  more?: ((count: number) => string) | undefined;
};

/** Labels in outlines of their colour. */
export const CaseLabels = ({ labels, max = labels.length, more, ...rest }: CaseLabelsProps) => {
  const hidden = labels.length - max;
  return (
    <List {...rest}>
      {labels.slice(0, max).map(({ id, name, colour }) => (
        <Mark key={id} data-label="" {...(colour && { colour })}>
          <Name dir="auto">{name}</Name>
        </Mark>
      ))}
      {hidden > 0 && (
        <Mark>
          <Name aria-hidden={more ? true : undefined}>{`+${hidden}`}</Name>
          {more && <VisuallyHidden>{more(hidden)}</VisuallyHidden>}
        </Mark>
      )}
    </List>
  );
};
