import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import type { ReactNode } from 'react';
import { useDeviceLook } from '../lib/branding/useDeviceLook.ts';
import type { LegalSite } from '../lib/legal/legalLinks.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';
import { MiddleFooter } from './MiddleFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type PageLink = { readonly href: string; readonly label: string };

export type NotFoundScreenProps = {
  texts: { title: string; text: string };
  /** Default: warning. */
  icon?: ReactNode;
  /** The first is prominent unless `equal`. */
  links: readonly PageLink[];
  equal?: boolean | undefined;
  children?: ReactNode;
  site?: string | undefined;
  legal?: LegalSite | undefined;
};

/** For an unknown address, code or case. */
export const NotFoundScreen = ({
  texts,
  icon,
  links,
  equal = false,
  children,
  site,
  legal,
}: NotFoundScreenProps) => {
  const { t } = useTexts();
  useDeviceLook();
  useDocumentTitle(texts.title, site ?? t('app.name'));
  return (
    <ErrorScreen
      icon={icon}
      texts={texts}
      actions={
        <>
          {children}
          {links.map(({ href, label }, at) => (
            <ButtonLink key={href} block variant={at === 0 && !equal ? 'solid' : 'quiet'} href={href}>
              {label}
            </ButtonLink>
          ))}
          <BrowserLanguageOffer />
          <MiddleFooter customer={legal} />
        </>
      }
    />
  );
};
