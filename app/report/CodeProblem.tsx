import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { usePageOwner } from '../session/useOwner.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { useTexts } from '../texts/useTexts.ts';

const words = {
  unknownQr: ['qr.unknown', 'qr.unknown.text'],
  staleQr: ['qr.stale', 'qr.stale.text'],
} as const;

/** A code that leads nowhere: why, and what to do. */
export const CodeProblem = ({ qrid, why }: { qrid: string; why: keyof typeof words }) => {
  const { t } = useTexts();
  const owner = usePageOwner();
  const [title, text] = words[why];
  const said =
    owner && why === 'staleQr' ? t('qr.stale.of', { cstmr: owner }) : t(text, { qrid: qrid.slice(0, 40) });
  return (
    <NothingHere
      icon={<QrIcon size={36} />}
      texts={{ title: t(title), text: said }}
      ways={[{ href: '/m/home', label: t('error.home') }]}
      site={owner}
    />
  );
};
