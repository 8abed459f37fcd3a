import facts from 'parvis:facts';
import { Description, Heading, Title } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Example, Guide, Key as KeyRow, ScreenGuide, State } from '../guides/guide.ts';
import { ChangeIt } from './ChangeIt.tsx';
import { Examples, FramedExamples } from './Examples.tsx';
import { inBook } from './inBook.ts';
import { PropTable } from './PropTable.tsx';
import { Advice, Code, Key, Lines, Prose, Section, Table } from './parts.tsx';
import { canBeRestyled, Restyle } from './Restyle.tsx';
import { SideBySide } from './SideBySide.tsx';
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
  'ToastRegion',
]);

/** Of these, what stands in the text until it is pressed: so do its states. */
const IN_TEXT: ReadonlySet<string> = new Set(['Menu']);

/** The path of a page of the book. */
const pathOf = (id: string, kind: 'story' | 'docs' = 'story'): string => `/${kind}/${id}`;

const Proof = ({ name, row }: { name: string; row: KeyRow }) => {
  const storyOf = useStories();
  if (!row.story) return <>the browser itself</>;
  const file = facts[name]?.stories[row.story];
  if (!file) return null;
  // Keys of a part may be played in a second file of stories.
  const elsewhere = toId(`Parts/${name}/${file}`, storyNameFromExport(row.story));
  return <a {...inBook(pathOf(storyOf(row.story)?.id ?? elsewhere))}>{storyNameFromExport(row.story)}</a>;
};

const Keys = ({ name, keys }: { name: string; keys: Guide['keys'] }) =>
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
        <Proof key="proof" name={name} row={row} />,
      ])}
    />
  );

/** What stands around every example, once a page: without it the first one that somebody copies would throw. */
const Around = () => (
  <p>
    <Prose>
      Once a page, around all parts, stand `UiTextsProvider` with the words that they say by themselves,
      without which most of them throw, and `applyTheme` with the colours:
    </Prose>{' '}
    <a {...inBook('/docs/make-it-yours--docs')}>Make it yours</a>, step 3.
  </p>
);

/** The parts of a screen, whose own pages tell their keys and their looks. */
const MadeOf = ({ parts }: { parts: readonly string[] }) =>
  parts.length > 0 && (
    <p>
      Made of{' '}
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ', '}
          <a {...inBook(pathOf(toId(`Parts/${part}`, 'docs'), 'docs'))}>{part}</a>
        </span>
      ))}
      : what they do by themselves is told on their pages.
    </p>
  );

/** The states of a screen, whose matrix would show them once more. */
const asStates = (examples: readonly Example[]): readonly State[] =>
  examples.filter(({ story }) => story !== 'Matrix').map(({ story, title }) => ({ name: title, story }));

export type ComponentPageProps =
  | { name: string; kind: 'part'; guide: Guide }
  | { name: string; kind: 'screen'; guide: ScreenGuide };

/** The page of a part or a screen, in the order in which a person asks. */
export const ComponentPage = ({ name, kind, guide }: ComponentPageProps) => {
  const storyOf = useStories();
  const isFramed = kind === 'screen' || FRAMED.has(name);
  const read = facts[name];
  const states = kind === 'part' ? guide.states : [];
  const stills = kind === 'screen' ? asStates(guide.examples) : isFramed && !IN_TEXT.has(name) ? states : [];
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
        {kind === 'screen' && <MadeOf parts={read?.parts ?? []} />}
      </Section>
      <Section title="Import">
        <Code>{`import { ${name} } from '${read?.path}';`}</Code>
        <Around />
        <SizeNote size={read?.size} />
      </Section>
      <Heading>{isFramed ? 'Examples and states' : 'Examples'}</Heading>
      <ShownExamples file={name} examples={guide.examples} storyOf={storyOf} />
      {stills.length > 0 && (
        <Section title="Side by side">
          <SideBySide states={stills} storyOf={storyOf} isWide={/^(Staff|CaseDetails)/.test(name)} />
        </Section>
      )}
      {states.length > 0 && stills.length === 0 && (
        <Section title="States">
          <StateGrid states={states} storyOf={storyOf} />
        </Section>
      )}
      {kind === 'part' && states.length === 0 && (
        <Section title="States">
          <p>
            It has no states of its own: it takes no pointer and no focus. How it looks follows from its
            properties, as the examples above show.
          </p>
        </Section>
      )}
      <Section title="Keyboard">
        <Keys name={name} keys={guide.keys} />
      </Section>
      <Section title="Properties">
        <PropTable facts={read} />
      </Section>
      {kind === 'part' && canBeRestyled(name) && (
        <Section title="Restyle">
          <Restyle part={name} />
        </Section>
      )}
      {!isFramed && <ChangeIt facts={read} />}
      <Section title="Accessibility">
        <Lines lines={guide.access} />
      </Section>
      <Section title="Tokens">
        <TokenList tokens={read?.tokens ?? []} />
      </Section>
    </>
  );
};
