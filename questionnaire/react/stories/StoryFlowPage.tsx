import { languages } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
// biome-ignore lint/correctness/noUndeclaredDependencies: helps stories alone; it is not shipped
import { expect } from 'storybook/test';
import { allFlows } from '../../flows/all.ts';
import { FlowPlayer } from './StoryFlowPlayer.tsx';
import { everyWay, playEveryWay, type Share } from './storyTours.ts';

export type FlowName = keyof typeof allFlows;

const Page = styled('main', { padding: '$5', display: 'grid', gap: '$4' });
const Row = styled('div', { display: 'flex', gap: '$2' });

export type FlowPageProps = { flow: FlowName; share: Share; language: string };

/** Starts in the toolbar's language. */
export const FlowPage = ({ flow, language: first }: FlowPageProps) => {
  const [language, setLanguage] = useState(first);
  return (
    <Page>
      <Row>
        {languages.map(({ tag, name }) => (
          <Button
            key={tag}
            variant="quiet"
            lang={tag}
            aria-pressed={tag === language}
            data-language={tag}
            onClick={() => setLanguage(tag)}
          >
            {name}
          </Button>
        ))}
      </Row>
      <FlowPlayer key={language} definition={allFlows[flow].definition} language={language} />
    </Page>
  );
};

/** Of the model check, or the story's share: at night in every language. */
export async function walkFlow(page: HTMLElement, { flow, share }: FlowPageProps): Promise<void> {
  const { definition } = allFlows[flow];
  for (const { tag } of everyWay ? languages : []) {
    page.querySelector<HTMLElement>(`[data-language="${tag}"]`)?.click();
    await expect(await playEveryWay(page, definition, share)).toBeGreaterThan(0);
  }
  if (!everyWay) await expect(await playEveryWay(page, definition, share)).toBeGreaterThan(0);
}
