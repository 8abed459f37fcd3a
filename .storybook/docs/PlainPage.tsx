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
import { TEST_TAG } from '../testTag.ts';

/** The page of what has no guide: its words, its properties and its stories. */
export const PlainPage = () => {
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
