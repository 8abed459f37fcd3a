import { sessionCalls } from '@parvis/api/calls/session';
import type { KnownDevice } from '@parvis/api/entities/user';
import { displayWholeDay } from '@parvis/locales/dates';
import type { TextStore } from '@parvis/locales/translate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';

const List = styled('ul', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
  rowGap: '$1',
});
const Name = styled('span', { display: 'grid', overflowWrap: 'anywhere' });
const Seen = styled('span', { fontSize: '$sm' });

const infoQuery = queryOptions({
  queryKey: ['person'],
  queryFn: async () => (await client.call(sessionCalls.userInfo, {}))[0],
});

/** "Téléphone · iOS · Safari 17", as far as known. */
function formatDevice(t: TextStore['t'], { device }: KnownDevice): string {
  if (!device) return t('device.unknown');
  const { type, os, browser } = device;
  return [t(`device.${type}`), ...[os, browser].filter((name) => name !== 'other')].join(' · ');
}

export type DeviceResult = { readonly name: string; readonly failed: boolean };

export type OwnDevicesProps = { onDone: (told: DeviceResult) => void };

/** With remote sign-out. */
export const OwnDevices = ({ onDone }: OwnDevicesProps) => {
  const texts = useTexts();
  const { t } = texts;
  const { data } = useQuery(infoQuery);
  const ending = useMutation({
    mutationFn: ({ id }: KnownDevice) => client.call(sessionCalls.userDeviceEnd, { body: { id } }),
    onSettled: (_, failed, device) => {
      onDone({ name: formatDevice(t, device), failed: failed !== null });
      return queryClient.invalidateQueries(infoQuery);
    },
  });
  if (!data) return null;
  const formatSeen = ({ here, seen: day }: KnownDevice) =>
    here ? t('device.here') : t('device.seen', { day: displayWholeDay(texts.locale(), new Date(day)) });
  return (
    <SettingsPart title={t('device.title')}>
      <List>
        {data.devices.map((device) => (
          <Row key={device.id}>
            <Name>
              {formatDevice(t, device)}
              <Seen>{formatSeen(device)}</Seen>
            </Name>
            {!device.here && (
              <Button
                variant="quiet"
                aria-label={t('device.end.of', { name: formatDevice(t, device) })}
                loading={ending.isPending && ending.variables.id === device.id}
                onClick={() => ending.mutate(device)}
              >
                {t('device.end')}
              </Button>
            )}
          </Row>
        ))}
      </List>
    </SettingsPart>
  );
};

export const DeviceToast = ({ name, failed, onClose }: DeviceResult & { onClose: () => void }) => {
  const { t } = useTexts();
  return (
    <Toast tone={failed ? 'problem' : 'done'} onClose={onClose}>
      {t(failed ? 'device.failed' : 'device.ended', { name })}
    </Toast>
  );
};
