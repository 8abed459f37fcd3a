import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import type { ReactNode } from 'react';
import type { LegalSite } from '../lib/legal/legalLinks.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';
import { MiddleFooter } from './MiddleFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** A way on from a page of nothing. */
type Way = { readonly href: string; readonly label: string };

export type NothingHereProps = {
  /** What is not here, and what to do about it. */
  texts: { title: string; text: string };
  /** Stands in the sign; a warning by default. */
  icon?: ReactNode;
  /** The ways on; the first one stands out, unless all are as good. */
  ways: readonly Way[];
  equal?: boolean | undefined;
  /** Stands before the ways on. */
  children?: ReactNode;
  /** Whose site it is, where that is known. */
  site?: string | undefined;
  /** Whose pages of privacy and accessibility it leads to. */
  legal?: LegalSite | undefined;
};

/** An address, a code or a case of nothing: what is not here, and the ways on. All such pages are this one. */
export const NothingHere = ({
  texts,
  icon,
  ways,
  equal = false,
  children,
  site,
  legal,
}: NothingHereProps) => {
  const { t } = useTexts();
  useDocumentTitle(texts.title, site ?? t('app.name'));
  return (
    <ErrorScreen
      icon={icon}
      texts={texts}
      actions={
        <>
          {children}
          {ways.map(({ href, label }, at) => (
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
