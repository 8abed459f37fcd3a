import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { contentTarget, SkipLink } from './screens/shared/SkipLink.tsx';

const Replaced = () => {
  const [arrived, setArrived] = useState(false);
  return (
    <div key={arrived ? 'there' : 'waiting'}>
      <SkipLink />
      <button type="button">Avant le contenu</button>
      <main {...contentTarget}>
        <h1>{arrived ? 'Arrivé' : 'En attente'}</h1>
        <button type="button">Attendre</button>
      </main>
      <button type="button" data-arrive="" onClick={() => setArrived(true)}>
        Arrive
      </button>
    </div>
  );
};

const meta = {
  component: SkipLink,
  tags: ['behaviour', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Replaced />,
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a press, which would move focus. */
const replaceContent = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-arrive]')?.click();

export const WhoIsOnItStaysOnItWhenThePageIsReplaced: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = () => canvas.getByRole('link', { name: 'Aller au contenu' });
    link().focus();
    replaceContent(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Arrivé' })).toBeVisible();
    await expect(link()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const WhoIsElsewhereIsNotBroughtToIt: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Aller au contenu' }).focus();
    canvas.getByRole('button', { name: 'Attendre' }).focus();
    replaceContent(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Arrivé' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).not.toHaveFocus();
  },
};
