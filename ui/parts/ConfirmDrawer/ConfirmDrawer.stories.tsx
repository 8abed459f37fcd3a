import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onDark, onPale } from '../shared/StorySheet.tsx';
import { YesNo } from '../YesNo/YesNo.tsx';
import { ConfirmDrawer } from './ConfirmDrawer.tsx';

const onYes = fn();
const onNo = fn();

const asked = {
  open: true,
  title: 'Quitter ce signalement\u202f?',
  text: 'Vos réponses seront perdues.',
  yes: 'Quitter',
  no: 'Continuer',
  onYes,
  onNo,
};

const meta = {
  component: ConfirmDrawer,
  args: asked,
  beforeEach: () => {
    onYes.mockReset();
    onNo.mockReset();
  },
} satisfies Meta<typeof ConfirmDrawer>;
export default meta;
type Story = StoryObj<typeof ConfirmDrawer>;

const findButton = (name: string) => screen.findByRole('button', { name });

export const YesAndNoAnswer: Story = {
  name: 'Yes or no',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Quitter ce signalement\u202f?' });
    await expect(dialog).toHaveAccessibleDescription('Vos réponses seront perdues.');
    await userEvent.click(await findButton('Quitter'));
    await expect(onYes).toHaveBeenCalledOnce();
    await userEvent.click(await findButton('Continuer'));
    await expect(onNo).toHaveBeenCalledOnce();
  },
};
export const ClosingItIsANo: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await findButton('Fermer'));
    await userEvent.keyboard('{Escape}');
    await expect(onNo).toHaveBeenCalledTimes(2);
    await expect(onYes).not.toHaveBeenCalled();
  },
};
export const WaitsForWhatYesStarts: Story = {
  name: 'At work',
  args: { failed: 'Cela n’a pas abouti. Réessayez.' } as Partial<typeof asked>,
  play: async () => {
    let fail = (_: Error) => {};
    onYes.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    await userEvent.click(await findButton('Quitter'));
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAttribute('data-busy'));
    await userEvent.keyboard('{Escape}');
    await expect(onNo).not.toHaveBeenCalled();
    fail(new Error('offline'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Cela n’a pas abouti.');
    await expect(dialog).not.toHaveAttribute('data-busy');
  },
};
const Again = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Demander
      </button>
      <ConfirmDrawer {...asked} failed="Cela n’a pas abouti." open={open} onNo={() => setOpen(false)} />
    </>
  );
};
export const AskedAgainItSaysNothingOfTheLastTime: Story = {
  tags: ['behaviour'],
  render: () => <Again />,
  play: async ({ canvas }) => {
    onYes.mockImplementation(() => Promise.reject(new Error('offline')));
    await userEvent.click(await findButton('Quitter'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(await findButton('Continuer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Demander' }));
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const AQuestionnaireMayAsk: Story = {
  name: 'A questionnaire asks',
  render: () => (
    <ConfirmDrawer open title="Tout effacer ?" onNo={onNo}>
      <YesNo onValueChange={(answer) => answer || onNo()} aria-label="Tout effacer ?" />
    </ConfirmDrawer>
  ),
  play: async () => {
    await userEvent.click(await findButton('Non'));
    await expect(onNo).toHaveBeenCalledOnce();
  },
};
export const Matrix: Story = {
  args: { danger: true, title: 'Tout effacer\u202f?', yes: 'Tout effacer', no: 'Garder' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('data-danger');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
