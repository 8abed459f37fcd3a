import { styled } from '@parvis/theme/css/stitches';
import type { RolePlace, SeenAs } from '@parvis/theme/derive/rolePlaces';
import { colourTable, type Scheme, surfaceOf } from '@parvis/theme/palette/keys';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { GivenColour } from '../state/brandRows.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '$2' },
  '& p': { margin: 0 },
  '& summary': {
    minBlockSize: '$target',
    display: 'list-item',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '2px', borderRadius: '$control' },
  },
  '& details > p': { paddingBlockStart: '$1' },
});

const ways = ['given', 'readable', 'softer'] as const satisfies readonly SeenAs[];
const schemes = ['light', 'dark'] as const satisfies readonly Scheme[];
const rows = new Map(colourTable.map((row) => [row.key, row]));

/** What a place is called: by its part, of whose blend both ends are one. */
function partOf(key: RolePlace['key']) {
  const row = rows.get(key);
  return row?.kind === 'surface' ? (`colour.surface.${surfaceOf(row)}` as const) : (`colour.${key}` as const);
}

/** The parts that take a colour in one way in one scheme, each once. */
const partsIn = (places: readonly RolePlace[], way: SeenAs, scheme: Scheme) => [
  ...new Set(places.filter((one) => one.as === way && one.scheme === scheme).map(({ key }) => partOf(key))),
];

/** Where one colour of a brand is seen, in words of parts, each scheme by itself. Renders a `<details>`. */
const Places = ({ role, colour, places }: GivenColour) => {
  const { t, locale } = useStudioTexts();
  const named = (part: ReturnType<typeof partOf>) => {
    const words = t(part);
    return words.charAt(0).toLocaleLowerCase(locale) + words.slice(1);
  };
  const lines = schemes.flatMap((scheme) =>
    ways
      .map((as) => ({ scheme, as, parts: partsIn(places, as, scheme) }))
      .filter(({ parts }) => parts.length > 0),
  );
  const count = (isGiven: boolean) =>
    lines.filter(({ as }) => (as === 'given') === isGiven).reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <details>
      <summary>
        <b>{t(`studio.brand.role.${role}`)}</b> {colour}
        <br />
        {lines.length > 0
          ? t('studio.brand.counts', { given: count(true), shaded: count(false) })
          : t('studio.brand.nowhere')}
      </summary>
      {lines.map(({ scheme, as, parts }) => (
        <p key={`${scheme} ${as}`}>
          {t(`studio.brand.as.${as}`, {
            scheme: t(`colour.scheme.${scheme}`),
            places: parts.map(named).join(', '),
          })}
        </p>
      ))}
    </details>
  );
};

export type MadeListProps = {
  given: readonly GivenColour[];
  /** Colours without a role. */
  idle: readonly string[];
};

/** What a theme took of each colour of a brand: where it is seen as given, where in a shade and why, and which are left out. Renders a `<ul>`. */
export const MadeList = ({ given, idle }: MadeListProps) => {
  const { t } = useStudioTexts();
  return (
    <List role="list" aria-label={t('studio.brand.made')}>
      {given.map((one) => (
        <li key={one.role}>
          <Swatch colour={one.colour} />
          <Places {...one} />
        </li>
      ))}
      {idle.map((colour) => (
        <li key={colour}>
          <Swatch colour={colour} />
          <p>{t('studio.brand.unused', { colours: colour })}</p>
        </li>
      ))}
    </List>
  );
};
