import type { TextId } from '@parvis/locales/areas';
import { Terms } from '@parvis/ui/screens/Terms';
import { useTexts } from '../texts/useTexts.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const sections = ['1', '2', '3', '4', '5'] as const;

/** Back to where the terms were opened; a page opened by its address goes home. */
const goBack = () => (history.length > 1 ? history.back() : location.assign('/'));

/** `/terms`: the terms of use, dated 21 June 2025 (specification 1). */
export const TermsPage = () => {
  const { t } = useTexts();
  useDocumentTitle(t('terms.title'));
  return (
    <Terms
      texts={{ title: t('terms.title'), dated: t('terms.updated') }}
      sections={sections.map((id) => ({
        id,
        title: t(`terms.${id}.title` satisfies TextId),
        paragraphs: [t(`terms.${id}.text` satisfies TextId)],
      }))}
      onBack={goBack}
    />
  );
};
