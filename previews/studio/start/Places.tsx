import { styled } from '@parvis/theme/css/stitches';
import type { RolePlace, SeenAs } from '@parvis/theme/derive/rolePlaces';
import { colourTable, type Scheme, surfaceOf } from '@parvis/theme/palette/keys';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { GivenColour } from '../state/brandRows.ts';

/** A colour and its value, which stay together at the end of a line. */
const Whole = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
const Values = styled('span', { display: 'flex', flexWrap: 'wrap', gap: '0 $3', paddingBlockStart: '$1' });
const Way = styled('div', {
  paddingBlockStart: '$2',
  '& > ul': { display: 'grid', gap: '$1', margin: 0, padding: 0, listStyle: 'none' },
});

const ways = ['given', 'readable', 'softer'] as const satisfies readonly SeenAs[];
const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];
const rows = new Map(colourTable.map((row) => [row.key, row]));

/** What a place is called: by its part, of whose blend both ends are one. */
function partOf(key: RolePlace['key']) {
  const row = rows.get(key);
  return row?.kind === 'surface' ? (`colour.surface.${surfaceOf(row)}` as const) : (`colour.${key}` as const);
}

/** A value in which a colour of a brand is seen, and the parts that take it. */
type Shade = { colour: string; parts: ReturnType<typeof partOf>[] };

/** The values that a colour takes in one way in one scheme, each with its parts, those in most parts first. */
function shadesIn(places: readonly RolePlace[], way: SeenAs, scheme: Scheme): readonly Shade[] {
  const shades = new Map<string, Set<ReturnType<typeof partOf>>>();
  for (const { key, as, scheme: own, colour } of places)
    if (as === way && own === scheme) shades.set(colour, (shades.get(colour) ?? new Set()).add(partOf(key)));
  return [...shades]
    .map(([colour, parts]) => ({ colour, parts: [...parts] }))
    .sort((first, second) => second.parts.length - first.parts.length);
}

/** Values that are seen without unfolding. */
const FEW = 4;

/** A value with its colour before it, never apart. */
const Value = ({ colour }: { colour: string }) => (
  <Whole>
    <Swatch colour={colour} small /> {colour}
  </Whole>
);

/** Where one colour of a brand is seen, in words of parts, each scheme by itself, with the value it has there. Renders a `<details>`. */
export const Places = ({ role, colour, places }: GivenColour) => {
  const { t, locale } = useStudioTexts();
  const named = (part: ReturnType<typeof partOf>) => {
    const words = t(part);
    return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1);
  };
  const lines = schemes.flatMap((scheme) =>
    ways.map((as) => ({ scheme, as, shades: shadesIn(places, as, scheme) })),
  );
  const seen = lines.filter(({ shades }) => shades.length > 0);
  const count = (isGiven: boolean) =>
    seen
      .filter(({ as }) => (as === 'given') === isGiven)
      .reduce((sum, { shades }) => sum + new Set(shades.flatMap(({ parts }) => parts)).size, 0);
  const shaded = [
    ...new Set(seen.flatMap(({ as, shades }) => (as === 'given' ? [] : shades.map((shade) => shade.colour)))),
  ];
  return (
    <details>
      <summary>
        <b>{t(`studio.brand.role.${role}`)}</b> {colour}
        <br />
        {seen.length > 0
          ? t('studio.brand.counts', { given: count(true), shaded: count(false) })
          : t('studio.brand.nowhere')}
        {shaded.length > 0 && (
          <Values>
            {shaded.slice(0, FEW).map((shade) => (
              <Value key={shade} colour={shade} />
            ))}
            {shaded.length > FEW && '…'}
          </Values>
        )}
      </summary>
      {seen.map(({ scheme, as, shades }) => (
        <Way key={`${scheme} ${as}`}>
          <p>{t(`studio.brand.as.${as}`, { scheme: t(`colour.scheme.${scheme}`) })}</p>
          <ul>
            {shades.map((shade) => (
              <li key={shade.colour}>
                <Value colour={shade.colour} /> {shade.parts.map(named).join(', ')}
              </li>
            ))}
          </ul>
        </Way>
      ))}
    </details>
  );
};
