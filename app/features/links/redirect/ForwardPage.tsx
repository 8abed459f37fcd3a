import type { Forward } from '@parvis/api/entities/customer';
import { ownedSchema } from '@parvis/api/entities/owner';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Redirect } from '@parvis/ui/screens/Redirect';
import { forwardAddress } from '@parvis/ui/screens/Redirect/forwardAddress';
import { useEffect } from 'react';
import { boot, readBootBlock } from '../../../lib/boot/boot.ts';
import { getLegalSite, useOwnerSign } from '../../../lib/session/useOwner.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { MiddleFooter } from '../../../shell/MiddleFooter.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';

/** Milliseconds (specification 2). */
const REDIRECT_DELAY_MS = 1;

const OWN_LOGO = '/icon.svg';

const owner = readBootBlock(ownedSchema)?.owner;

const getForwardTexts = ({ home, keep }: Forward) =>
  home
    ? ({ title: 'redirect.to', text: 'redirect.nobody' } as const)
    : ({ title: 'redirect.site', text: keep ? 'redirect.site.page' : 'redirect.site.root' } as const);

const ForwardRedirect = ({ forward }: { forward: Forward }) => {
  const { t } = useTexts();
  const { to, keep, home } = forward;
  const sign = useOwnerSign();
  const href = forwardAddress(to, location.href, { keepPath: keep, keepHash: keep });
  const { title, text } = getForwardTexts(forward);
  useDocumentTitle(t(title), t('app.name'));
  useEffect(() => {
    if (href === undefined) return;
    const timer = setTimeout(() => location.replace(href), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [href]);
  return (
    <Redirect
      texts={{ title: t(title), text: t(text), follow: t(home ? 'redirect.home' : 'redirect.follow') }}
      target={href === undefined ? { kind: 'missing' } : { kind: 'going', href, host: new URL(href).host }}
      owner={home || !sign ? { label: t('app.name'), logoSrc: OWN_LOGO } : sign}
      actions={
        <>
          {href === undefined && (
            <ButtonLink block href="/">
              {t('redirect.home')}
            </ButtonLink>
          )}
          <MiddleFooter customer={home ? undefined : getLegalSite(owner?.cuid)} />
        </>
      }
    />
  );
};

/** To the customer's host, or the configured one. */
export const ForwardPage = () => (boot?.forward ? <ForwardRedirect forward={boot.forward} /> : null);
