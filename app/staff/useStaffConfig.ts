import { townCalls } from '@parvis/api/calls/town';
import { useQuery } from '@tanstack/react-query';
import { client } from '../data/client.ts';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { texts } from '../texts/store.ts';

/** The customer as its staff need it; the board is drawn in its colours. */
export function useStaffConfig(cuid: string) {
  const { data } = useQuery({
    queryKey: ['staffConfig', cuid, texts.locale()],
    queryFn: () => client.call(townCalls.infoConfig, { cuid }),
    staleTime: 10 * 60_000,
  });
  useCustomerTheme(data?.cstmr.theme);
  return data;
}
