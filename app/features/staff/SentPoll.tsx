import type { Message } from '@parvis/api/entities/message';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatMany, formatPhase } from './polls/describePoll.ts';
import { buildPollsQuery } from './polls/pollQueries.ts';
import { getResultsUrl } from './polls/pollUrls.ts';

const Card = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });
const Note = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

export type SentPollProps = { cuid: string; sent: NonNullable<Message['poll']> };

/** State and anonymous count of a poll, for staff. */
export const SentPoll = ({ cuid, sent }: SentPollProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { data } = useQuery(buildPollsQuery(cuid));
  if (!data) return null;
  const poll = data.find(({ code }) => code === sent.code);
  if (!poll) return <Note>{t('questions.poll.gone')}</Note>;
  return (
    <Card>
      <Note>{`${formatPhase(poll, texts)} · ${formatMany(poll.many, texts)}`}</Note>
      <ButtonLink variant="quiet" size="small" render={<Link href={getResultsUrl(cuid, sent.code)} />}>
        {t('questions.poll.results')}
      </ButtonLink>
    </Card>
  );
};
