import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Link } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getNewGatheringPath } from './gatheringTexts.ts';

export const OpenGatheringLink = ({ cuid, qrid }: { cuid: string; qrid?: string }) => {
  const { t } = useTexts();
  return (
    <ButtonLink
      block
      variant="quiet"
      icon={<ChatIcon size={20} />}
      render={<Link href={getNewGatheringPath(cuid, qrid)} />}
    >
      {t('gatherings.open')}
    </ButtonLink>
  );
};
