import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { isUnreached } from '../data/unreached.ts';
import { legalOwner, usePageOwner, useWithdrawnOwner } from '../session/useOwner.ts';
import { contactOf } from '../shell/contactAddress.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { CodeUnreached } from './CodeUnreached.tsx';

const words = {
  unknownQr: ['qr.unknown', 'qr.unknown.text'],
  staleQr: ['qr.stale', 'qr.stale.text'],
} as const;

const isRefusal = (why: unknown): why is keyof typeof words =>
  typeof why === 'string' && Object.hasOwn(words, why);

/** A code of a customer that takes no reports any more: how to reach it. */
const Withdrawn = ({ cuid, label }: { cuid: string; label: string }) => {
  const { t } = useTexts();
  return (
    <NothingHere
      icon={<QrIcon size={36} />}
      texts={{ title: t('qr.withdrawn'), text: t('qr.withdrawn.of', { cstmr: label }) }}
      ways={[
        { href: contactOf(cuid), label: t('qr.withdrawn.contact') },
        { href: '/m/home', label: t('error.home') },
      ]}
      site={label}
      legal={legalOwner(cuid)}
    />
  );
};

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

/** A code that leads nowhere: why, and what to do. */
const LeadsNowhere = ({
  qrid,
  why,
  replacedBy,
}: Omit<CodeProblemProps, 'why' | 'onRetry'> & { why: keyof typeof words }) => {
  const { t } = useTexts();
  const owner = usePageOwner();
  const withdrawn = useWithdrawnOwner();
  if (withdrawn && why === 'staleQr') return <Withdrawn {...withdrawn} />;
  if (why === 'staleQr' && replacedBy !== undefined) return <Replaced by={replacedBy} site={owner} />;
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
  /** The code that hangs in its place, where it was replaced. */
  replacedBy: string | undefined;
  onRetry: () => void;
};

/** In place of what a code leads to, where that is not to be had. */
export const CodeProblem = ({ qrid, why, replacedBy, onRetry }: CodeProblemProps) => {
  if (isRefusal(why)) return <LeadsNowhere qrid={qrid} why={why} replacedBy={replacedBy} />;
  return isUnreached(why) ? (
    <CodeUnreached qrid={qrid} onRetry={onRetry} />
  ) : (
    <PageFailed onRetry={onRetry} />
  );
};
