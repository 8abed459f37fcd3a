import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { partGuides, screenGuides } from '../guides/all.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { componentOf } from './componentOf.ts';
import { PlainPage } from './PlainPage.tsx';

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
