import type { TextId } from '@parvis/locales/areas';
import { Terms } from '@parvis/ui/screens/Terms';
import { useDeviceLook } from '../lib/branding/useDeviceLook.ts';
import { useSiteName } from '../lib/branding/useLastCustomer.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { goBack } from './goBack.ts';
import { LanguageLine } from './LanguageLine.tsx';
import { LegalFooter } from './LegalFooter.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

const termSections = ['1', '2', '3', '4', '5'] as const;

/** `/terms`, dated 21 June 2025 (specification 1). */
export const TermsPage = () => {
  const { t } = useTexts();
  useDeviceLook();
  useDocumentTitle(t('terms.title'), useSiteName());
  return (
    <Terms
      texts={{ title: t('terms.title'), dated: t('terms.updated') }}
      sections={termSections.map((id) => ({
        id,
        title: t(`terms.${id}.title` satisfies TextId),
        paragraphs: [t(`terms.${id}.text` satisfies TextId)],
      }))}
      languages={<LanguageLine />}
      onBack={goBack}
    >
      <LegalFooter />
    </Terms>
  );
};
