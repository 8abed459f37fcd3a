import { assignCalls } from '@parvis/api/calls/assign';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { getColleaguesQuery } from './colleaguesQuery.ts';

const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });

/** Whether the reader receives automatically assigned cases. */
export const DutySetting = ({ cuid }: { cuid: string }) => {
  const { t } = useTexts();
  const { queryKey } = getColleaguesQuery(cuid);
  const { data } = useQuery(getColleaguesQuery(cuid));
  const duty = useMutation({
    mutationFn: (on: boolean) => client.call(assignCalls.staffDuty, { cuid, body: { on } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const stored = data?.find(({ me }) => me)?.onDuty;
  if (stored === undefined) return null;
  return (
    <>
      <Checkbox checked={duty.isPending ? duty.variables : stored} onCheckedChange={(on) => duty.mutate(on)}>
        {t('assign.duty')}
      </Checkbox>
      {duty.isError && <Problem role="alert">{t('assign.duty.failed')}</Problem>}
    </>
  );
};
