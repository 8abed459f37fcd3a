import { styled } from '@parvis/theme/css/stitches';
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
});
const Out = styled('div', { display: 'grid', gap: '$1', padding: '$3 16px', lineHeight: '$snug' });
const Place = styled('span', { overflowWrap: 'anywhere' });
const State = styled('span', { fontSize: '$sm', overflowWrap: 'anywhere' });

/** A code on a wall. */
export type HungCode = {
  id: string;
  /** What its place is called. */
  place: string;
  /** What its buttons call it beside its place, where another code hangs there too. */
  name?: string | undefined;
  /** Its letters, how it stands, its last scan. */
  state: string;
  /** It can be printed and replaced; others only say how they stand. */
  inService: boolean;
  /** It is being replaced. */
  replacing?: boolean | undefined;
};

export type CodeRowTexts = {
  /** On the button of each. */
  replace: string;
  /** The same for screen readers, of this place; with its name where the place has several. */
  replaceOf: (place: string, name?: string) => string;
};

export type CodeRowProps = {
  /** Which one. */
  code: HungCode;
  /** Words of the row. */
  texts: CodeRowTexts;
  /** It is to be printed. */
  chosen: boolean;
  /** It was ticked, or the tick was taken back. */
  onChoose: (isChosen: boolean) => void;
  /** Another one is to take its place. */
  onReplace: () => void;
};

/** A code in the list. Renders an `<li>`. */
export const CodeRow = ({ code, texts, chosen, onChoose, onReplace }: CodeRowProps) => {
  const { place, name, state, inService, replacing } = code;
  if (!inService)
    return (
      <Row>
        <Out>
          <Place>{place}</Place>
          <State>{state}</State>
        </Out>
      </Row>
    );
  return (
    <Row>
      <Checkbox checked={chosen} onCheckedChange={onChoose} description={state}>
        {place}
      </Checkbox>
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
