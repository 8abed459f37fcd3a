import { styled } from '@parvis/theme/css/stitches';
// biome-ignore lint/correctness/noUndeclaredDependencies: helps stories alone; it is not shipped
import { expect } from 'storybook/test';
import { allFlows } from '../../flows/all.ts';
import { FlowPlayer } from './StoryFlowPlayer.tsx';
import { playEveryEdge, type Share } from './storyTours.ts';

export type FlowName = keyof typeof allFlows;

const Page = styled('main', { padding: '$5' });

export type FlowPageProps = { flow: FlowName; share: Share; language: string };

/** A flow of the product, playable beside its map. */
export const FlowPage = ({ flow, language }: FlowPageProps) => (
  <Page>
    <FlowPlayer definition={allFlows[flow].definition} language={language} />
  </Page>
);

/** Walks every edge that the model check lists, or the story's share of them. */
export async function walkFlow(page: HTMLElement, { flow, share }: FlowPageProps): Promise<void> {
  await expect(await playEveryEdge(page, allFlows[flow].definition, share)).toBeGreaterThan(0);
}
