import { deskFigureCalls } from '@parvis/api/calls/deskFigures';
import { styled } from '@parvis/theme/css/stitches';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/queryClient.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';

const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });

const callMail = async (cuid: string, body: { on?: boolean }): Promise<boolean> =>
  (await client.call(deskFigureCalls.figuresMail, { cuid, body }))[0]?.on ?? false;

const buildMailQuery = (cuid: string) =>
  queryOptions({ queryKey: ['figuresMail', cuid] as const, queryFn: () => callMail(cuid, {}) });

/** Monday mail with figures, for managers. */
export const FiguresMail = ({ cuid }: { cuid: string }) => {
  const { t } = useTexts();
  const query = buildMailQuery(cuid);
  const { data } = useQuery(query);
  const mail = useMutation({
    mutationFn: (on: boolean) => callMail(cuid, { on }),
    onSuccess: (on) => queryClient.setQueryData(query.queryKey, on),
  });
  if (data === undefined) return null;
  return (
    <>
      <Checkbox checked={mail.isPending ? mail.variables : data} onCheckedChange={(on) => mail.mutate(on)}>
        {t('desk.mail')}
      </Checkbox>
      {mail.isError && <Problem role="alert">{t('desk.mail.failed')}</Problem>}
    </>
  );
};
