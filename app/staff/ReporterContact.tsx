import type { ContactWay } from '@parvis/api/entities/reporterContact';
import { styled } from '@parvis/theme/css/stitches';
import { shownWay } from '../reach/typedContact.ts';
import { useTexts } from '../texts/useTexts.ts';

const Ways = styled('span', { display: 'grid', gap: '$2' });
const Proof = styled('span', { display: 'block', fontWeight: 'normal' });

/** Where pressing a number or an address leads; nowhere for a way of a newer version. */
const addressOf = ({ kind, value }: ContactWay): string | undefined => {
  if (kind === 'phone') return `tel:+${value}`;
  return kind === 'mail' ? `mailto:${value}` : undefined;
};

/** How whoever reported can be reached, each way with whether they proved that it is theirs. */
export const ReporterContact = ({ ways }: { ways: readonly ContactWay[] }) => {
  const { t } = useTexts();
  return (
    <Ways>
      {ways.map((way) => {
        const href = addressOf(way);
        return (
          <span key={`${way.kind} ${way.value}`}>
            {href ? <a href={href}>{shownWay(way)}</a> : shownWay(way)}
            <Proof>{t(way.verified ? 'reach.verified' : 'reach.claimed')}</Proof>
          </span>
        );
      })}
    </Ways>
  );
};
