import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildKnownQuery } from './followQueries.ts';
import { KnownList } from './KnownList.tsx';

export type KnownHereProps = {
  cuid: string;
  qrid: string;
  /** Categories of a menu page; all without. */
  codes?: readonly string[] | undefined;
};

/** Open reports of this place, below a menu's tiles. */
export const KnownHere = ({ cuid, qrid, codes }: KnownHereProps) => {
  const { t } = useTexts();
  const { data = [] } = useQuery(buildKnownQuery(cuid, qrid));
  const cases = codes ? data.filter(({ ccatCode }) => codes.includes(ccatCode)) : data;
  return cases.length > 0 && <KnownList cuid={cuid} cases={cases} text={t('follow.here.text')} />;
};
