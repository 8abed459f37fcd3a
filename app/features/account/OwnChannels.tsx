import { rungCalls } from '@parvis/api/calls/rungs';
import { CallFailed } from '@parvis/api/client';
import type { RungName, RungStanding } from '@parvis/api/entities/rungs';
import type { UserStatus } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import { NewsWays } from '@parvis/ui/screens/NewsWays';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { getChannelName, getChannelStatus, getTrialText } from './channelTexts.ts';
import { isStaff } from './ownAddresses.ts';
import { saveChoices } from './syncChoices.ts';

const getChannelsQuery = (profile: UserStatus) =>
  queryOptions({
    // Verified addresses and choices change the channels.
    queryKey: ['ways', profile.crUid, profile.email, profile.phone, profile.settings.mailNews] as const,
    queryFn: () => client.call(rungCalls.userRungs, {}),
    refetchOnReconnect: true,
  });

async function sendTrial(rung: RungName): Promise<TextId> {
  try {
    const [told] = await client.call(rungCalls.userRungsTry, { body: { rung } });
    return getTrialText(rung, told?.outcome ?? 'failed');
  } catch (error) {
    const isTooMany =
      error instanceof CallFailed &&
      error.failure.kind === 'refused' &&
      error.failure.error.code === 'tooMany';
    return isTooMany ? getTrialText(rung, 'tooMany') : 'ways.tried.network';
  }
}

type Results = Readonly<Record<string, TextId>>;

/** Notification channels, each with a test button. */
export const OwnChannels = ({ profile }: { profile: UserStatus }) => {
  const { t } = useTexts();
  const query = getChannelsQuery(profile);
  const { data, isError, failureCount } = useQuery(query);
  const [results, setResults] = useState<Results>({});
  const trial = useMutation({
    mutationFn: sendTrial,
    onMutate: (rung) => setResults(({ [rung]: _, ...others }) => others),
    onSuccess: (words, rung) => setResults((now) => ({ ...now, [rung]: words })),
  });
  const wanting = useMutation({
    mutationFn: (on: boolean) => client.call(rungCalls.userRungsSet, { body: { rung: 'sms', on } }),
    onSuccess: (standings) => queryClient.setQueryData(query.queryKey, standings),
  });
  // Offline, does not await retries.
  const missing = failureCount > 0 && !navigator.onLine ? 'ways.offline' : isError && 'ways.failed';
  if (!data) return missing ? <SettingsPart title={t('ways.title')} text={t(missing)} /> : null;
  const forStaff = isStaff(profile);
  const getChoice = ({ rung, on, lack }: RungStanding) => {
    const isChosen = on || lack === 'notWanted';
    if (rung === 'sms' && isChosen)
      return {
        label: t('ways.sms.wanted'),
        checked: on,
        onChange: (wants: boolean) => wanting.mutate(wants),
      };
    if (rung === 'mail' && isChosen && forStaff)
      return {
        label: t('ways.mail.wanted.staff'),
        checked: on,
        onChange: (wants: boolean) =>
          void saveChoices({ mailNews: wants ? 'fact' : 'off' }).then(() =>
            queryClient.invalidateQueries({ queryKey: ['ways'] }),
          ),
      };
    return undefined;
  };
  return (
    <NewsWays
      title={t('ways.title')}
      text={t(forStaff ? 'ways.text.staff' : 'ways.text')}
      ways={data.flatMap((standing) => {
        const { rung, on } = standing;
        const name = getChannelName(rung);
        if (!name) return [];
        return [
          {
            id: rung,
            name: t(name),
            on,
            text: t(getChannelStatus(standing, forStaff)),
            choice: getChoice(standing),
            trial: on
              ? {
                  label: t('ways.try'),
                  spoken: t('ways.try.of', { way: t(name) }),
                  busy: trial.isPending && trial.variables === rung,
                  onPress: () => trial.mutate(rung as RungName),
                }
              : undefined,
            result: results[rung] && t(results[rung]),
          },
        ];
      })}
    />
  );
};
