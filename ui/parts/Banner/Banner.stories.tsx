import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getTokenColour } from '../shared/storyChecks.ts';
import { Banner } from './Banner.tsx';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="280"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#9CC4E8"/><stop offset="1" stop-color="#F4E3C8"/></linearGradient></defs><rect width="700" height="280" fill="url(#g)"/><path d="M0 220l120-80 90 50 140-110 150 120 90-40 110 60v60H0z" fill="#5D7A66"/></svg>',
  );

const meta = {
  component: Banner,
  args: { title: 'Bonjour\u202f!', text: 'Un souci ici\u202f? Dites-le en trois gestes.' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  name: 'A greeting',
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText('Bonjour !');
    const text = canvas.getByText('Un souci ici ? Dites-le en trois gestes.');
    await expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    await expect(canvasElement.querySelector('img')).toBeNull();
    const ground = title.parentElement?.parentElement ?? title;
    const { backgroundColor, color } = getComputedStyle(ground);
    await expect([backgroundColor, color]).toEqual([getTokenColour('btn1Bg'), getTokenColour('btn1Fill')]);
  },
};
export const BrokenPictureLeavesTheGreeting: Story = {
  name: 'Its picture does not come',
  args: { imageSrc: 'data:image/png;base64,AAAA', imageAlt: 'Les halles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bonjour !')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};
export const NothingToSay: Story = {
  tags: ['behaviour'],
  args: { title: undefined, text: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Banner title="Bonjour !" text="Un souci ici ? Dites-le en trois gestes." />
      <Banner
        title="Bienvenue au stade des Trois Rivières"
        text="Signalez ce qui ne va pas : une équipe est sur place jusqu’à la fin du match."
      />
      <Banner imageSrc={picture} imageAlt="Les collines de Belleroche" />
      <Banner imageSrc={picture} title="Bonjour !" text="Un souci ici ?" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
