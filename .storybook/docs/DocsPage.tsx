import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { partGuides, screenGuides } from '../guides/all.ts';
import { TEST_TAG } from '../testTag.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { componentOf } from './componentOf.ts';

/** The page of what has no guide: its words, its properties and its stories. */
const PlainPage = () => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes(TEST_TAG));
  return (
    <>
      <Title />
      <Description of="meta" />
      <Controls />
      <Heading>Stories</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Canvas of={moduleExport} sourceState="none" />
        </section>
      ))}
    </>
  );
};

/** The page of a component: what a person must know of it, in one order for all. */
const DocsPage = () => {
  const [first] = useContext(DocsContext).componentStories();
  const name = componentOf(first);
  const [part, screen] = [partGuides[name], screenGuides[name]];
  if (part) return <ComponentPage name={name} kind="part" guide={part} />;
  if (screen) return <ComponentPage name={name} kind="screen" guide={screen} />;
  return <PlainPage />;
};

export default DocsPage;
