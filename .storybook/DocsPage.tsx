import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subheading,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** What fills or covers a page gets one of its own, in a frame; parts stand in the text. */
const OWN_PAGE = /^screens\/|^app\/|\/(Dialog|ConfirmDrawer|Drawer|Popup|ImageViewer|Toast|Toast ?Region)$/i;
const FRAME_HEIGHT = '640px';

/** `MatrixDark` → "Matrix, dark"; other stories are named by what they show. */
const titleOf = (name: string) =>
  name.replace(/^Matrix (\w)/, (_, first: string) => `Matrix, ${first.toLowerCase()}`);

/** The page of a component: its docstring, its props with their descriptions, then every story. */
export const DocsPage = () => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const framed = OWN_PAGE.test(stories[0]?.title ?? '');
  // All states at one look come first.
  const ordered = [...stories].sort(
    (a, b) => Number(b.name.startsWith('Matrix')) - Number(a.name.startsWith('Matrix')),
  );
  return (
    <>
      <Title />
      <Description of="meta" />
      {!framed && <Primary />}
      <Heading>Props</Heading>
      <Controls />
      <Heading>Stories</Heading>
      {ordered.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{titleOf(name)}</Subheading>
          <Canvas
            of={moduleExport}
            sourceState="none"
            {...(framed ? { story: { inline: false, height: FRAME_HEIGHT } } : {})}
          />
        </section>
      ))}
    </>
  );
};
