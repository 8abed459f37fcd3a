import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  component: ToastRegion,
  decorators: [(Story) => <StorySheet style={{ minBlockSize: 360 }}>{Story()}</StorySheet>],
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sending = () => {
  const [told, setTold] = useState(false);
  return (
    <>
      <Button onClick={() => setTold(true)}>Envoyer</Button>
      <ToastRegion>
        {told && (
          <Toast tone="done" onClose={() => setTold(false)}>
            Votre message est parti.
          </Toast>
        )}
      </ToastRegion>
    </>
  );
};

/** Screen readers announce additions to existing regions only. */
export const StandsBeforeItsFirstNoticeAndAnnouncesIt: Story = {
  name: 'Something was sent',
  render: () => <Sending />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(region).toHaveTextContent('Votre message est parti.');
    await expect(within(region).queryByRole('status')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Fermer' }));
    await expect(region).toBeEmptyDOMElement();
  },
};

const createDialogStory = (under: boolean): Story => ({
  render: () => (
    <>
      <ToastRegion under={under}>
        <Toast onClose={() => {}}>Un nouveau signalement est arrivé.</Toast>
      </ToastRegion>
      <Dialog open title="Mettre en attente" onClose={() => {}} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const toast = canvasElement.querySelector('[data-toasts] > *');
    const { x, y, width, height } = toast?.getBoundingClientRect() ?? new DOMRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(toast?.contains(onTop)).toBe(!under);
  },
});

/** Urgent ones. */
export const LiesOverADialog: Story = createDialogStory(false);

/** All others. */
export const LiesUnderADialogWhereItCanWait: Story = createDialogStory(true);

export const Matrix: Story = {
  render: () => (
    <>
      <p style={{ margin: 0 }}>La page continue dessous.</p>
      <ToastRegion>
        <Toast>Une nouvelle version est prête.</Toast>
        <Toast tone="done" onClose={() => {}}>
          Votre message est parti.
        </Toast>
        <Toast tone="problem" onClose={() => {}}>
          Pas de réseau : vos messages partiront dès son retour.
        </Toast>
      </ToastRegion>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
