import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import type { Aside } from './request.ts';

const Details = styled('details', {
  padding: '$2 $3',
  borderRadius: '$control',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  '& summary': {
    minBlockSize: '$target',
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    cursor: 'pointer',
  },
  '& ul': { margin: 0, paddingInlineStart: '$5' },
  '& li': { overflowWrap: 'anywhere' },
});

const lineOf = (aside: Aside): string => {
  if (aside.kind === 'picture')
    return `${aside.name} : adresse refusée. Il faut https, ce site, ou une image PNG, JPEG, WebP ou SVG dans l’adresse.`;
  const { key, value, reason, used } = aside.finding;
  if (reason === 'unknownKey') return `${key} : clé inconnue, ignorée.`;
  return `${key} : « ${value} » n’est pas une couleur, ${used} est utilisé.`;
};

/** What of the address was set aside. Renders a `<details>`, or nothing when all of it was used. */
export const AsidesNotice = ({ asides }: { asides: readonly Aside[] }) =>
  asides.length === 0 ? null : (
    <Details>
      <summary>
        <WarningIcon size={20} />
        {asides.length > 1 ? `${asides.length} réglages ignorés` : 'Un réglage ignoré'} dans l’adresse
      </summary>
      <ul>
        {asides.map((aside) => (
          <li key={lineOf(aside)}>{lineOf(aside)}</li>
        ))}
      </ul>
    </Details>
  );
