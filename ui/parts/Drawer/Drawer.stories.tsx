import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Drawer } from './Drawer.tsx';

const content = (
  <div style={{ display: 'grid', gap: 16 }}>
    <Rating aria-label="Note" minLabel="Pas du tout" maxLabel="Parfaitement" defaultValue={4} />
    <TextArea label="Un mot de remerciement" need="optional" />
    <Button block>Envoyer</Button>
  </div>
);

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Comment cela s’est-il passé\u202f?',
    description: 'Votre signalement est résolu. Votre avis aide les équipes.',
    children: content,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Comment cela s’est-il passé\u202f?' });

export const CloseButtonAndEscapeAskToClose: Story = {
  name: 'A rating',
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const ItsWordsCanBeSelected: Story = {
  tags: ['behaviour'],
  args: { children: <p>mairie@belleroche.example</p> },
  play: async () => {
    await opened();
    const words = screen.getByText('mairie@belleroche.example');
    await expect(getComputedStyle(words).userSelect).toBe('text');
    getSelection()?.selectAllChildren(words);
    await expect(getSelection()?.toString()).toBe('mairie@belleroche.example');
  },
};
export const KeepsThePageStill: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};
export const CollapsesToItsTitle: Story = {
  name: 'It can be folded',
  args: { collapsible: true },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Replier' }));
    await expect(screen.getByText('Un mot de remerciement')).not.toBeVisible();
    await expect(screen.getByText('Comment cela s’est-il passé ?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Déplier' }));
    await expect(screen.getByText('Un mot de remerciement')).toBeVisible();
  },
};
const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Donner mon avis</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Votre avis" collapsible>
        {content}
      </Drawer>
    </>
  );
};
export const GivesTheFocusBack: Story = {
  name: 'Opened and closed by the page',
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Donner mon avis' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Votre avis' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
const waitAnimations: Story['play'] = async () => {
  const dialog = await opened();
  await waitFor(() => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
};
export const Matrix: Story = { args: { collapsible: true }, play: waitAnimations };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
