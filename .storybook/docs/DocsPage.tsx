import facts from 'parvis:facts';
import { Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { partGuides, screenGuides } from '../guides/all.ts';
import { FramedExamples } from './Examples.tsx';
import { PartPage } from './PartPage.tsx';
import { PlainPage } from './PlainPage.tsx';
import { PropTable } from './PropTable.tsx';
import { Advice, Lines, Section } from './parts.tsx';
import { useStories } from './useStories.ts';

/** The page of a component: what a person must know of it, in one order for all. */
const DocsPage = () => {
  const [first] = useContext(DocsContext).componentStories();
  const storyOf = useStories();
  const name = first?.title.split('/').at(-1)?.replaceAll(' ', '') ?? '';
  const [guide, screen] = [partGuides[name], screenGuides[name]];
  if (guide) return <PartPage name={name} guide={guide} />;
  if (!screen) return <PlainPage />;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Advice use={screen.use} avoid={[]} />
      <Heading>Examples</Heading>
      <FramedExamples file={name} examples={screen.examples} storyOf={storyOf} />
      <Section title="Properties">
        <PropTable facts={facts[name]} />
      </Section>
      <Section title="Accessibility">
        <Lines lines={screen.access} />
      </Section>
    </>
  );
};

export default DocsPage;
