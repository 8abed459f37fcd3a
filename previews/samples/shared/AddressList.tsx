import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { lazy, Suspense, useState } from 'react';
import { parameters } from './addressParameters.ts';
import { disclosureStyles } from './disclosureStyles.ts';
import { t } from './wayWords.ts';

const Folded = styled('details', disclosureStyles);
const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$1 $3',
  margin: 0,
  paddingBlockEnd: '$2',
  '& > dt': { fontWeight: '$bold' },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** It has the texts of every colour: loaded when unfolded. */
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

const sayings: Readonly<Record<(typeof parameters)[number], TextId>> = {
  appColors: 'sample.say.appColors',
  appShape: 'sample.say.appShape',
  logo: 'sample.say.logo',
  wlogo: 'sample.say.wlogo',
  lbl: 'sample.say.lbl',
  dark: 'sample.say.dark',
  lang: 'sample.say.lang',
};

/** All parameters of an address and all keys of its colours. */
export const AddressList = () => {
  const [isOpened, setOpened] = useState(false);
  return (
    <Folded onToggle={() => setOpened(true)}>
      <summary>{t('sample.say')}</summary>
      <List>
        {parameters.flatMap((name) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} says`}>{t(sayings[name])}</dd>,
        ])}
      </List>
      {isOpened && (
        <Suspense>
          <KeyList />
        </Suspense>
      )}
    </Folded>
  );
};
