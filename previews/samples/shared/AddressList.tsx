import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { folded } from './folded.ts';
import { parameters } from './given.ts';
import { KeyList } from './KeyList.tsx';
import { t } from './noticeWords.ts';

const Folded = styled('details', folded);
const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$1 $3',
  margin: 0,
  paddingBlockEnd: '$2',
  '& > dt': { fontWeight: '$bold' },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** What each parameter says. */
const sayings: Readonly<Record<(typeof parameters)[number], TextId>> = {
  appColors: 'sample.say.appColors',
  appShape: 'sample.say.appShape',
  logo: 'sample.say.logo',
  wlogo: 'sample.say.wlogo',
  lbl: 'sample.say.lbl',
  dark: 'sample.say.dark',
  lang: 'sample.say.lang',
};

/** Every parameter of an address, with what it says, and every key of its colours. Renders a `<details>`. */
export const AddressList = () => (
  <Folded>
    <summary>{t('sample.say')}</summary>
    <List>
      {parameters.flatMap((name) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} says`}>{t(sayings[name])}</dd>,
      ])}
    </List>
    <KeyList />
  </Folded>
);
