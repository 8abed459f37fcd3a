import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Frame } from '../shared/Frame.tsx';
import { paragraphClass, subheadingClass } from '../shared/page.ts';

const Dated = styled('p', paragraphClass, { fontSize: '$sm' });
const Section = styled('section', { display: 'grid', gap: '$2', maxInlineSize: '36rem' });
const Title = styled('h2', subheadingClass, { fontSize: '1.125rem' });
const Text = styled('p', paragraphClass);

export type TermsSection = { id: string; title: string; paragraphs: readonly string[] };

export type TermsTexts = {
  title: string;
  /** "Dernière mise à jour : 21 juin 2025" */
  dated?: string;
  intro?: string;
};

export type TermsProps = {
  texts: TermsTexts;
  subtitle?: string | undefined;
  sections: readonly TermsSection[];
  languages?: ReactNode;
  onBack: () => void;
  children?: ReactNode;
};

const Chapter = ({ section }: { section: TermsSection }) => {
  const titleId = useId();
  return (
    <Section id={section.id} aria-labelledby={titleId}>
      <Title id={titleId}>{section.title}</Title>
      {section.paragraphs.map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
    </Section>
  );
};

/** Legal text: terms of use, privacy, accessibility. */
export const Terms = ({ texts, subtitle, sections, languages, onBack, children }: TermsProps) => (
  <Frame header={{ title: texts.title, titleAs: 'h1', subtitle, onBack }}>
    {languages}
    {texts.dated && <Dated>{texts.dated}</Dated>}
    {texts.intro && <Text>{texts.intro}</Text>}
    {sections.map((section) => (
      <Chapter key={section.id} section={section} />
    ))}
    {children}
  </Frame>
);
