import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory, Renderer } from 'storybook/internal/types';
import { CodeBlock } from './CodeBlock.tsx';
import { ColourKeys } from './ColourKeys.tsx';
import { Frame } from './Frame.tsx';
import './nameIcons.ts';
import { Restyle } from './Restyle.tsx';
import { useBookGlobals } from './useGlobals.ts';

/** Overlay parts: their stories are framed, like screens. */
const FRAMED: ReadonlySet<string> = new Set([
  'Dialog',
  'ConfirmDrawer',
  'Drawer',
  'Popup',
  'ImageViewer',
  'Menu',
  'ToastRegion',
]);

const files = import.meta.glob<string>('../guides/*.md', { query: '?raw', import: 'default', eager: true });

/** Component name to its guide section. */
const guides: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(files)
    .flatMap((text) => text.split(/^## /m).slice(1))
    .map((section) => [section.split('\n', 1)[0], section.slice(section.indexOf('\n'))]),
);

type ExampleProps = { story: PreparedStory<Renderer>; framed: boolean };

/** A story with its code, inline or framed. */
const Example = ({ story: { id, name, moduleExport }, framed }: ExampleProps) => {
  const { scheme } = useBookGlobals();
  return (
    <section aria-label={name}>
      <Subheading>{name}</Subheading>
      {framed && <Frame id={id} title={name} />}
      {framed && <Source of={moduleExport} dark={scheme === 'dark'} />}
      {!framed && <Canvas of={moduleExport} sourceState="shown" />}
    </section>
  );
};

/** A component's page: guide, import, examples with code, properties, colour keys. */
const DocsPage = () => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs') && !tags.includes('behaviour'));
  const [first] = stories;
  const name = first?.title.split('/').at(-1)?.replaceAll(' ', '') ?? '';
  const [, room, folder] = /ui\/(parts|screens)\/(\w+)\//.exec(String(first?.parameters.fileName)) ?? [];
  const guide = guides[name];
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <Markdown>{guide}</Markdown>}
      {room && folder && <CodeBlock code={`import { ${name} } from '@parvis/ui/${room}/${folder}';`} />}
      <Heading>Examples</Heading>
      {stories.map((story) => (
        <Example key={story.id} story={story} framed={room === 'screens' || FRAMED.has(name)} />
      ))}
      <Heading>Properties</Heading>
      <Controls />
      <Unstyled>
        {room === 'parts' && <Restyle part={name} />}
        {room && folder && <ColourKeys folder={`../../ui/${room}/${folder}/`} />}
      </Unstyled>
    </>
  );
};

export default DocsPage;
