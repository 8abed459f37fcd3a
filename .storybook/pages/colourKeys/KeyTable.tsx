import { contrastPairs, type PairContrast } from '@parvis/theme/contrast/contrast';
import { type ReadablePalette, readablePalette } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { styled } from '@parvis/theme/css/stitches';
import { guide, type KeyGuide } from '@parvis/theme/palette/guide';
import { type ColourKey, colourTable, type Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { Code, Sheet, Swatch } from './sheet.tsx';
import { colourWords, type Language, pageWords } from './words.ts';

const Group = styled('section', { display: 'grid', gap: '$2' });
const GroupTitle = styled('h2', { margin: 0, fontSize: '$lg' });
const Quiet = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
const List = styled('ul', { listStyle: 'none', margin: '$2 0 0', padding: 0, display: 'grid' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 $4',
  paddingBlock: '$4',
  hairline: 'blockStart',
  '@desk': { gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr)' },
});
const Rest = styled('div', {
  display: 'grid',
  gap: '$1',
  alignContent: 'start',
  gridColumn: '2',
  fontSize: '$sm',
  '@desk': { gridColumn: 'auto' },
});
const Name = styled('h3', { margin: 0, fontSize: '$md' });
const Pairs = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$1' });

export type Look = { palette: Palette; scheme: Scheme; language: Language };

const rows = new Map(colourTable.map((row) => [row.key, row]));

const surfaceOf = (key: ColourKey) => surfaceTable.find(({ keys }) => keys.includes(key));

type PairListProps = {
  label: string;
  pairs: readonly PairContrast[];
  by: 'key' | 'surface';
  language: Language;
};

/** Pairs with their ratio, named by one side. */
const PairList = ({ label, pairs, by, language }: PairListProps) => {
  const [words, page] = [colourWords[language], pageWords[language]];
  return (
    <Pairs aria-label={label}>
      {pairs.map((pair) => (
        <li key={`${pair.surface} ${pair.key}`}>
          {by === 'key'
            ? words[`colour.${pair.key}`]
            : `${page.on} ${words[`colour.surface.${pair.surface}`]}`}{' '}
          <b>{page.number(pair.ratio)}</b> / {page.number(pair.required)} ·{' '}
          {words[pair.passes ? 'colour.passes' : 'colour.fails']}
        </li>
      ))}
    </Pairs>
  );
};

type PairsOfProps = { entry: KeyGuide; pairs: readonly PairContrast[]; language: Language };

/** Pairs of a surface or figure; a gradient is measured from its first key. */
const PairsOf = ({ entry: { key }, pairs, language }: PairsOfProps) => {
  const page = pageWords[language];
  const row = surfaceOf(key);
  if (!row) {
    const stands = pairs.filter((pair) => pair.key === key);
    return <PairList label={page.standsOn} pairs={stands} by="surface" language={language} />;
  }
  if (row.keys[0] !== key) {
    return (
      <span>
        {page.measuredWith} <Code>{row.keys[0]}</Code>
      </span>
    );
  }
  const carried = pairs.filter((pair) => pair.surface === row.surface);
  return <PairList label={page.carries} pairs={carried} by="key" language={language} />;
};

type KeyRowProps = Pick<Look, 'scheme' | 'language'> & { entry: KeyGuide; readable: ReadablePalette };

const KeyRow = ({ entry, readable, scheme, language }: KeyRowProps) => {
  const [words, page] = [colourWords[language], pageWords[language]];
  const drawn = readable[scheme];
  const row = rows.get(entry.key);
  const repair = readable.repairs.find((change) => change.scheme === scheme && change.key === entry.key);
  const pairs = contrastPairs(drawn);
  return (
    <Row>
      <Swatch style={{ backgroundColor: drawn[entry.key] }} />
      <div>
        <Name>{words[entry.title]}</Name>
        <Quiet>
          <Code>{entry.key}</Code> · {words[`colour.kind.${row?.kind ?? 'surface'}`]}
        </Quiet>
        <Quiet>{words[entry.role]}</Quiet>
      </div>
      <Rest>
        <Code>{drawn[entry.key]}</Code>
        {repair && (
          <span>
            {page.insteadOf} <Code>{repair.from}</Code>
          </span>
        )}
        <span>
          {page.defaults} <Code>{row?.light}</Code> / <Code>{row?.dark}</Code>
        </span>
      </Rest>
      <Rest>
        <PairsOf {...{ entry, pairs, language }} />
      </Rest>
    </Row>
  );
};

/** Every key with its role, current colour and pairs. */
export const KeyTable = ({ palette, scheme, language }: Look) => {
  const [words, page] = [colourWords[language], pageWords[language]];
  const readable = readablePalette(palette);
  const count = readable.repairs.filter((repair) => repair.scheme === scheme).length;
  return (
    <Sheet title={page.keys} text={page.keysText} state={count === 0 ? page.allPass : page.repaired(count)}>
      {guide.map((group) => (
        <Group key={group.name} aria-labelledby={`group-${group.name}`}>
          <GroupTitle id={`group-${group.name}`}>{words[group.title]}</GroupTitle>
          <Quiet>{words[group.role]}</Quiet>
          <List>
            {group.keys.map((entry) => (
              <KeyRow key={entry.key} {...{ entry, readable, scheme, language }} />
            ))}
          </List>
        </Group>
      ))}
    </Sheet>
  );
};
