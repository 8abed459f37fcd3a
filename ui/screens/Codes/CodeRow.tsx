import { css, type StyleClass, styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2',
  '@media (max-width: 30rem)': {
    gridTemplateColumns: '100%',
    gap: 0,
    '& > button:last-child:not([role])': { justifySelf: 'end' },
  },
  '@desk': {
    gridTemplateColumns: 'minmax(0, 1fr) 8rem',
    paddingInlineEnd: '$2',
    '& + &': { hairline: 'blockStart' },
  },
});
/** On desks a table row. */
const Choice = styled(Checkbox, {
  '@desk': {
    '&&': { minBlockSize: '$target', paddingBlock: '$2', border: 0, boxShadow: 'none' },
    '&&:focus-visible': { outlineOffset: '-4px' },
  },
});
const wordsClass: StyleClass = css({
  '&&': {
    '@desk': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      gap: '$6',
    },
  },
});
const Out = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '$3 16px',
  lineHeight: '$snug',
  // Under the rows with a box.
  '@desk': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '$1 $6',
    paddingInlineStart: 'calc(28px + 1.5rem)',
    '& > p': { gridColumn: '1 / -1' },
  },
});
const Place = styled('span', { overflowWrap: 'anywhere' });
const State = styled('span', { fontSize: '$sm', overflowWrap: 'anywhere' });
const Warning = styled('p', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  paddingBlockStart: '$1',
  fontSize: '$sm',
  overflowWrap: 'anywhere',
});

export type HungCode = {
  id: string;
  place: string;
  name?: string | undefined;
  state: string;
  inService: boolean;
  replacing?: boolean | undefined;
  /** Still scanned: how often, and what to do. */
  warning?: string | undefined;
};

export type CodeRowTexts = {
  replace: string;
  replaceOf: (place: string, name?: string) => string;
};

export type CodeRowProps = {
  code: HungCode;
  texts: CodeRowTexts;
  chosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onReplace: () => void;
};

/** A QR code in a list. */
export const CodeRow = ({ code, texts, chosen, onChoose, onReplace }: CodeRowProps) => {
  const { place, name, state, inService, replacing, warning } = code;
  if (!inService)
    return (
      <Row>
        <Out>
          <Place>{place}</Place>
          <State>{state}</State>
          {warning && (
            <Warning>
              <WarningIcon size="1.25rem" />
              {warning}
            </Warning>
          )}
        </Out>
      </Row>
    );
  return (
    <Row>
      <Choice
        checked={chosen}
        onCheckedChange={onChoose}
        description={state}
        classNames={{ words: wordsClass() }}
      >
        {place}
      </Choice>
      <Button
        variant="plain"
        size="small"
        loading={replacing}
        aria-label={texts.replaceOf(place, name)}
        onClick={onReplace}
      >
        {texts.replace}
      </Button>
    </Row>
  );
};
