import facts from 'parvis:facts';
import { Controls, Description, Heading, Primary, Title } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Guide, Key as KeyRow } from '../guides/guide.ts';
import { Examples, FramedExamples } from './Examples.tsx';
import { PropTable } from './PropTable.tsx';
import { Advice, Code, Key, Lines, Prose, Section, Table } from './parts.tsx';
import { SizeNote } from './SizeNote.tsx';
import { StateGrid } from './StateGrid.tsx';
import { TokenList } from './TokenList.tsx';
import { useStories } from './useStories.ts';

/** What covers a page gets a frame; other parts stand in the text. */
const FRAMED: ReadonlySet<string> = new Set([
  'Dialog',
  'ConfirmDrawer',
  'Drawer',
  'Popup',
  'ImageViewer',
  'Menu',
  'Toast',
  'ToastRegion',
]);

/** The address of a story in the book. */
const storyAddress = (part: string, file: string, story: string): string =>
  `?path=/story/${toId(file === part ? `Parts/${part}` : `Parts/${part}/${file}`, storyNameFromExport(story))}`;

const Proof = ({ part, row }: { part: string; row: KeyRow }) => {
  if (!row.story) return <>the browser itself</>;
  const file = facts[part]?.stories[row.story];
  if (!file) return null;
  return (
    <a href={storyAddress(part, file, row.story)} target="_top">
      {storyNameFromExport(row.story)}
    </a>
  );
};

const Keys = ({ part, keys }: { part: string; keys: Guide['keys'] }) =>
  keys.length === 0 ? (
    <p>It takes no focus: nothing in it is pressed.</p>
  ) : (
    <Table
      label="Keyboard"
      head={['Key', 'What it does', 'Proved by']}
      rows={keys.map((row) => [
        <span key="keys">
          {row.keys.split(', ').map((key, index) => (
            <span key={key}>
              {index > 0 && ' '}
              <Key>{key.replace('Arrow', 'Arrow ').trim()}</Key>
            </span>
          ))}
        </span>,
        row.does,
        <Proof key="proof" part={part} row={row} />,
      ])}
    />
  );

/** The page of a part, in the order in which a person asks. */
export const PartPage = ({ name, guide }: { name: string; guide: Guide }) => {
  const storyOf = useStories();
  const isFramed = FRAMED.has(name);
  const read = facts[name];
  const ShownExamples = isFramed ? FramedExamples : Examples;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Section title="When to use it">
        <Advice use={guide.use} avoid={guide.avoid} />
      </Section>
      <Section title="Anatomy">
        <ol>
          {guide.anatomy.map(([part, what]) => (
            <li key={part}>
              <b>{part}</b>
              {what && ': '}
              <Prose>{what}</Prose>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Import">
        <Code>{`import { ${name} } from '@parvis/ui/parts/${name}';`}</Code>
        <SizeNote size={read?.size} />
      </Section>
      <Heading>Examples</Heading>
      <ShownExamples file={name} examples={guide.examples} storyOf={storyOf} />
      {guide.states.length > 0 && (
        <Section title="States">
          <StateGrid states={guide.states} storyOf={(story) => storyOf(story)?.of} />
        </Section>
      )}
      <Section title="Keyboard">
        <Keys part={name} keys={guide.keys} />
      </Section>
      <Section title="Properties">
        <PropTable facts={read} />
      </Section>
      {!isFramed && (
        <details>
          <summary>Change its properties and look</summary>
          <Primary />
          <Controls />
        </details>
      )}
      <Section title="Accessibility">
        <Lines lines={guide.access} />
      </Section>
      <Section title="Tokens">
        <TokenList tokens={read?.tokens ?? []} />
      </Section>
    </>
  );
};
