import { contrastOf, contrastPairs, type PairContrast } from '@parvis/theme/contrast/contrast';
import { outlinesOn } from '@parvis/theme/contrast/outlines';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { surfaceTable } from '@parvis/theme/contrast/surfaces';
import { styled } from '@parvis/theme/css/stitches';
import type { ResolvedPalette } from '@parvis/theme/palette/keys';
import { TEXT_CONTRAST } from '@parvis/theme/palette/table';
import type { Look } from './KeyTable.tsx';
import { Code, Sheet } from './sheet.tsx';
import { colourWords, pageWords } from './words.ts';

const Scroll = styled('div', { overflowX: 'auto', '&:focus-visible': { outline: '3px solid $txt' } });
const Table = styled('table', {
  inlineSize: '100%',
  minInlineSize: '40rem',
  borderCollapse: 'collapse',
  fontSize: '$sm',
  '& th, & td': { padding: '$2 $3', textAlign: 'start', verticalAlign: 'middle', hairline: 'blockStart' },
  '& td:nth-last-child(-n+3)': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});
/** A key stays beside its figure at any row width. */
const Named = styled('span', { display: 'flex', alignItems: 'center', gap: '$3' });
const Sample = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '2.25rem',
  borderRadius: '$control',
  hairline: 'all',
  fontWeight: '$bold',
  forcedColorAdjust: 'none',
});

const keysOf = new Map(surfaceTable.map((row) => [row.surface, row.keys]));
const lack = (pair: PairContrast): number => pair.ratio / pair.required;

/** A stroke for edges, icons and outlines; letters for text. */
const FigureOn = ({ pair, values }: { pair: PairContrast; values: ResolvedPalette }) => {
  const [start, end] = keysOf.get(pair.surface) ?? ['bg1', 'bg2'];
  const colour = { ...values, ...outlinesOn(values) }[pair.key];
  const ground = {
    backgroundColor: values[start],
    backgroundImage: `linear-gradient(90deg, ${values[start]}, ${values[end]})`,
  };
  return (
    <Sample aria-hidden style={{ ...ground, color: colour }}>
      {pair.required >= TEXT_CONTRAST ? 'Aa Bb' : '◆ ━━'}
    </Sample>
  );
};

/** Every pair with its chosen and drawn contrast, failures first. */
export const ContrastMatrix = ({ palette, scheme, language }: Look) => {
  const [words, page] = [colourWords[language], pageWords[language]];
  const readable = readablePalette(palette);
  const drawn = new Map(contrastPairs(readable[scheme]).map((pair) => [`${pair.surface} ${pair.key}`, pair]));
  const chosen = [...contrastOf(palette)[scheme]].sort((first, second) => lack(first) - lack(second));
  const count = readable.repairs.filter((repair) => repair.scheme === scheme).length;
  const said = (pair: PairContrast) =>
    `${page.number(pair.ratio)} ${words[pair.passes ? 'colour.passes' : 'colour.fails']}`;
  return (
    <Sheet
      title={page.matrix}
      text={page.matrixText}
      state={count === 0 ? page.allPass : page.repaired(count)}
    >
      <Scroll role="region" aria-label={page.matrix} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{page.figure}</th>
              <th scope="col">{page.surface}</th>
              <th scope="col">{page.needed}</th>
              <th scope="col">{page.chosen}</th>
              <th scope="col">{page.drawn}</th>
            </tr>
          </thead>
          <tbody>
            {chosen.map((pair) => {
              const now = drawn.get(`${pair.surface} ${pair.key}`) ?? pair;
              return (
                <tr key={`${pair.surface} ${pair.key}`}>
                  <th scope="row">
                    <Named>
                      <FigureOn pair={now} values={readable[scheme]} />
                      <span>
                        {words[`colour.${pair.key}`]} <Code>{pair.key}</Code>
                      </span>
                    </Named>
                  </th>
                  <td>
                    {words[`colour.surface.${pair.surface}`]} <Code>{pair.surface}</Code>
                  </td>
                  <td>{page.number(pair.required)}</td>
                  <td>{said(pair)}</td>
                  <td>{said(now)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Sheet>
  );
};
