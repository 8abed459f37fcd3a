import type { CallError } from '@parvis/api/errors';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { boot, onFirstPage } from '../boot/boot.ts';
import { isUnreached } from '../data/unreached.ts';
import { usePageOwner, withdrawnOwner } from '../session/useOwner.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { CodeUnreached } from './CodeUnreached.tsx';
import { ServiceEnded } from './ServiceEnded.tsx';

const words = {
  unknownQr: ['qr.unknown', 'qr.unknown.text'],
  staleQr: ['qr.stale', 'qr.stale.text'],
} as const;

const isRefusal = (why: unknown): why is keyof typeof words =>
  typeof why === 'string' && Object.hasOwn(words, why);

/** A code that another one took the place of: it leads there. */
const Replaced = ({ by, site }: { by: string; site: string | undefined }) => {
  const { t } = useTexts();
  return (
    <NothingHere
      icon={<QrIcon size={36} />}
      texts={{ title: t('qr.replaced'), text: t('qr.replaced.text') }}
      ways={[{ href: `/q/${by}`, label: t('qr.replaced.go') }]}
      site={site}
    />
  );
};

type LeadsNowhereProps = Omit<CodeProblemProps, 'why' | 'onRetry'> & { why: keyof typeof words };

/** A code that leads nowhere: why, and what to do. */
const LeadsNowhere = ({ qrid, why, refusal }: LeadsNowhereProps) => {
  const { t } = useTexts();
  const owner = usePageOwner();
  const ended = refusal?.ended ?? withdrawnOwner();
  const by = refusal?.replacedBy ?? (onFirstPage() ? boot?.replacedBy : undefined);
  if (why === 'staleQr' && ended !== undefined) return <ServiceEnded qrid={qrid} cuid={ended} />;
  if (why === 'staleQr' && by !== undefined) return <Replaced by={by} site={owner} />;
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

export type CodeProblemProps = {
  qrid: string;
  /** How the server refused it, or how it could not be asked. */
  why: unknown;
  /** What the server said of it, where it was asked. */
  refusal: CallError | undefined;
  onRetry: () => void;
};

/** In place of what a code leads to, where that is not to be had. */
export const CodeProblem = ({ qrid, why, refusal, onRetry }: CodeProblemProps) => {
  if (isRefusal(why)) return <LeadsNowhere qrid={qrid} why={why} refusal={refusal} />;
  return isUnreached(why) ? (
    <CodeUnreached qrid={qrid} onRetry={onRetry} />
  ) : (
    <PageFailed onRetry={onRetry} />
  );
};
