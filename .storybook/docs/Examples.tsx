import { styled } from '@parvis/theme/css/stitches';
import { Canvas, Subheading } from '@storybook/addon-docs/blocks';
import { useEffect, useId, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import type { Example } from '../guides/guide.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Frame } from './Frame.tsx';
import { Prose } from './parts.tsx';

type Codes = Readonly<Record<string, string>>;
const files: Readonly<Record<string, () => Promise<Codes>>> = {
  ...import.meta.glob<Codes>('../../ui/**/*.stories.tsx', { query: '?code', import: 'default' }),
  // What stands in a folder with a dot is not looked for.
  '/Patterns.stories.tsx': async () => (await import('../pages/Patterns.stories.tsx?code')).default,
};

/** The code of the stories of a file, by its name. */
function useCodes(file: string): Codes {
  const [codes, setCodes] = useState<Codes>({});
  useEffect(() => {
    const path = Object.keys(files).find((one) => one.endsWith(`/${file}.stories.tsx`));
    if (path) files[path]?.().then(setCodes);
  }, [file]);
  return codes;
}

/** A story as an example can be shown: where it stands, and what it is made of. */
export type Shown = { readonly id: string; readonly of: ModuleExport };

const Text = styled('p', { margin: '0 0 $3', color: '$txt' });
const Tabs = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', paddingBlock: '$3' });
const Tab = styled('button', {
  minBlockSize: '40px',
  paddingInline: '$4',
  borderRadius: '$round',
  hairline: 'all',
  backgroundColor: 'transparent',
  color: '$txt',
  font: 'inherit',
  fontSize: '$sm',
  cursor: 'pointer',
  '&[aria-pressed=true]': { backgroundColor: '$btn1Bg', color: '$btn1Fill' },
});

export type ExamplesProps = {
  /** The name of their file. */
  file: string;
  examples: readonly Example[];
  storyOf: (name: string) => Shown | undefined;
};

const CodeOf = ({ code }: { code: string | undefined }) => (code ? <CodeBlock code={code} /> : null);

/** Examples one under the other, each with code that can be copied. */
export const Examples = ({ file, examples, storyOf }: ExamplesProps) => {
  const codes = useCodes(file);
  return examples.map(({ story, title, text }) => {
    const shown = storyOf(story);
    return (
      shown && (
        <section key={story} aria-label={title}>
          <Subheading>{title}</Subheading>
          {text && (
            <Text>
              <Prose>{text}</Prose>
            </Text>
          )}
          <Canvas of={shown.of} sourceState="none" withToolbar={false} />
          <CodeOf code={codes[story]} />
        </section>
      )
    );
  });
};

/** Examples that fill a page: one at a time in a frame, with its code. */
export const FramedExamples = ({ file, examples, storyOf }: ExamplesProps) => {
  const codes = useCodes(file);
  const label = useId();
  const [chosen, setChosen] = useState(examples[0]);
  const shown = chosen && storyOf(chosen.story);
  return (
    <>
      {examples.length > 1 && (
        <Tabs role="group" aria-label="Examples" id={label}>
          {examples.map((example) => (
            <Tab
              key={example.story}
              type="button"
              aria-pressed={example === chosen}
              onClick={() => setChosen(example)}
            >
              {example.title}
            </Tab>
          ))}
        </Tabs>
      )}
      {chosen && shown && <Frame id={shown.id} story={chosen.story} title={chosen.title} />}
      {chosen && <CodeOf code={codes[chosen.story]} />}
    </>
  );
};
