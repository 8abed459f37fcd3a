import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bubble } from '../Bubble/Bubble.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { wide } from '../shared/storyPictures.ts';
import { BubbleVideo, type BubbleVideoProps } from './BubbleVideo.tsx';

/** A poster: no fetch before playback. */
const film = 'film.mp4';
const captions = [{ src: 'data:text/vtt,WEBVTT', language: 'fr', label: 'Français' }];

const InBubble = (props: BubbleVideoProps) => (
  <div style={{ padding: 16, maxWidth: 560 }}>
    <Bubble side="mine" time="09:15" text="L’eau coule." media={<BubbleVideo {...props} />} />
  </div>
);

const meta = {
  component: BubbleVideo,
  args: {
    src: film,
    label: 'L’eau coule sous la porte',
    poster: wide,
    captions,
    captionsText: 'Sous-titres',
  },
  render: (args) => <InBubble {...args} />,
} satisfies Meta<typeof BubbleVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasControlsAndCaptionsAndWaits: Story = {
  name: 'With captions',
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('L’eau coule sous la porte');
    await expect(video.controls).toBe(true);
    await expect(video.autoplay).toBe(false);
    await expect(video.paused).toBe(true);
    await expect(video.muted).toBe(true);
    await expect(video.textTracks[0]?.kind).toBe('captions');
    await expect(video.textTracks[0]?.language).toBe('fr');
    await expect(video.textTracks[0]?.mode).toBe('showing');
    await expect(canvas.getByText('Sous-titres')).toBeVisible();
  },
};
export const AMissingOneSaysSo: Story = {
  name: 'Gone',
  args: { src: 'data:video/mp4;base64,AAAA', poster: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vidéo manquante')).toBeVisible();
    await expect(canvas.getByText('L’eau coule sous la porte')).toBeVisible();
  },
};
export const OneThatThisBrowserDoesNotPlayOffersAnotherWay: Story = {
  tags: ['behaviour'],
  args: {
    type: 'video/unheard-of',
    unplayable: (
      <a href={film} style={{ color: 'inherit' }}>
        Enregistrer
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enregistrer' })).toBeVisible();
    await expect(canvas.queryByLabelText('L’eau coule sous la porte')).toBeNull();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 10, padding: 16, maxWidth: 560 }}>
      <Bubble side="mine" time="09:12" text="L’eau coule." media={<BubbleVideo {...args} />} />
      <Bubble side="others" time="09:13" media={<BubbleVideo {...args} width={600} height={1200} />} />
      <Bubble side="others" time="09:14" media={<BubbleVideo src="" label="Le robinet" />} />
    </div>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
