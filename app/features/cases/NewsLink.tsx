import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { isActive } from './caseTexts.ts';

const Line = styled('span', { display: 'block', paddingBlockStart: '$2' });

/** For reporters without notifications, once staff have taken the case. */
export const NewsLink = ({ info }: { info: CaseInfo }) => {
  const { t } = useTexts();
  if (!info.webOnly || !isActive(info) || info.state === 'open') return null;
  return (
    <Line>
      <ButtonLink size="small" href="/m/settings">
        {t('chat.web.notify')}
      </ButtonLink>
    </Line>
  );
};
