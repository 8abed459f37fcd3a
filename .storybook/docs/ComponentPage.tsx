import facts from 'parvis:facts';
import { Description, Heading, Title } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Facts } from '../facts/facts.ts';
import type { Prop } from '../facts/props.ts';
import type { Size } from '../facts/sizes.ts';
import type { Example, Guide, Key as KeyRow, ScreenGuide, State } from '../guides/guide.ts';
import { ChangeIt } from './ChangeIt.tsx';
import { Examples, FramedExamples } from './Examples.tsx';
import { inBook } from './inBook.ts';
import { Advice, Code, Key, Lines, Prose, Section, Table } from './parts.tsx';
import { canBeRestyled, Restyle } from './Restyle.tsx';
import { SideBySide } from './SideBySide.tsx';
import { StateGrid } from './StateGrid.tsx';
import { TokenList } from './TokenList.tsx';
import { useStories } from './useStories.ts';

/** A property with the fields of the object that it takes below it, by their whole names. */
const withFields = (prop: Prop, before = ''): readonly Prop[] => {
  const name = `${before}${prop.name}`;
  const below = `${name}${prop.isList ? '[]' : ''}.`;
  return [{ ...prop, name }, ...(prop.fields ?? []).flatMap((field) => withFields(field, below))];
};

/** The properties of a component with their types spelled out, as its source declares them. */
const PropTable = ({ facts }: { facts: Facts | undefined }) => {
  if (!facts) return null;
  const { props, element } = facts;
  return (
    <>
      {props.length > 0 && (
        <Table
          label="Properties"
          head={['Property', 'Type', 'What it does']}
          rows={props
            .flatMap((prop) => withFields(prop))
            .map(({ name, type, required, text }) => [
              <Code key="name">
                {name}
                {required ? '' : '?'}
              </Code>,
              <Code key="type">{type}</Code>,
              <Prose key="text">{text}</Prose>,
            ])}
        />
      )}
      {element && (
        <p>
          And every property of a <Code>{`<${element}>`}</Code>, <Code>ref</Code>, <Code>className</Code> and{' '}
          <Code>style</Code> among them.
        </p>
      )}
    </>
  );
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** How heavy a component is, as measured when the book was built. */
const SizeNote = ({ size }: { size: Size | undefined }) =>
  size ? (
    <p>
      Adds <b>{kilobytes(size.whole - size.shared)}</b> to the {kilobytes(size.shared)} that all parts share
      (gzip, with all it needs, React and the sheet apart), measured when this book was built.
    </p>
  ) : null;

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
