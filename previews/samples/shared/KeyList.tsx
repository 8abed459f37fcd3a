import { styled } from '@parvis/theme/css/stitches';
import { guide } from '@parvis/theme/palette/guide';
import { colourKeys } from '@parvis/theme/palette/keys';
import { Colour } from './Colour.ts';
import { disclosureStyles } from './disclosureStyles.ts';
import { Notations } from './Notations.tsx';
import { t } from './noticeWords.ts';

const Folded = styled('details', disclosureStyles, { '& > p': { margin: 0 } });
const Group = styled('div', {
  paddingBlockStart: '$4',
  '& > b': { display: 'block', paddingBlockEnd: '$1', fontSize: '$md' },
});
const Written = styled('div', {
  display: 'grid',
  gap: '$2',
  paddingBlockStart: '$4',
  '& > p': { margin: 0 },
  '& > b': { fontSize: '$md' },
});
const List = styled('dl', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  '& dt': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 $2', fontWeight: '$bold' },
  '& dt > code': { fontSize: 'inherit', userSelect: 'all' },
  '& dd': { margin: 0 },
});

/** All palette keys by area, with description and current colour. */
export const KeyList = () => (
  <Folded>
    <summary>{t('sample.keys', { number: colourKeys.length })}</summary>
    <p>{t('sample.keys.text')}</p>
    <Written>
      <b>{t('colour.notation')}</b>
      <Notations />
      <p>{t('sample.accepted')}</p>
    </Written>
    {guide.map(({ name, title, keys }) => (
      <Group key={name}>
        <b>{t(title)}</b>
        <List>
          {keys.map(({ key, role }) => (
            <div key={key}>
              <dt>
                <Colour aria-hidden style={{ backgroundColor: `var(--pv-colors-${key})` }} />
                <code>{key}</code>
              </dt>
              <dd>{t(role)}</dd>
            </div>
          ))}
        </List>
      </Group>
    ))}
  </Folded>
);
