import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { DeskApproval } from './DeskApproval.tsx';

const Choosing = (props: ComponentProps<typeof DeskApproval>) => {
  const [chosen, setChosen] = useState(props.chosen);
  return <DeskApproval {...props} chosen={chosen} onChoose={setChosen} />;
};

const meta = {
  component: DeskApproval,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Connecter cet ordinateur\u202f?',
      text: 'Il s’ouvrira à votre nom, Anna Martin. Acceptez seulement s’il est devant vous et que vous venez d’y afficher ce code.',
      question: 'Quel nombre affiche-t-il\u202f?',
      approve: 'Connecter l’ordinateur',
      refuse: 'Refuser',
    },
    header: { label: 'Parvis', subtitle: 'Espace des agents' },
    desk: { name: 'Firefox 130 · Windows', since: 'A demandé il y a 12 secondes' },
    choices: ['27', '47', '83'],
    onChoose: fn(),
    onApprove: fn(),
    onRefuse: fn(),
    left: 'Encore 42 secondes',
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DeskApproval>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsApprovedByItself: Story = {
  name: 'At first',
  play: async ({ args, canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Connecter l’ordinateur' });
    await expect(approve).toBeDisabled();
    const numbers = within(canvas.getByRole('radiogroup', { name: 'Quel nombre affiche-t-il\u202f?' }));
    await userEvent.click(numbers.getByRole('radio', { name: '47' }));
    await expect(numbers.getByRole('radio', { name: '47' })).toBeChecked();
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.click(approve);
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

export const RefusedWithoutANumber: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuser' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

export const OnItsWay: Story = {
  args: { chosen: '47', busy: 'approve' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Connecter l’ordinateur/ }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Refuser' })).toBeDisabled();
  },
};

const lost = {
  chosen: '47',
  problem: 'Votre réponse n’est peut-être pas arrivée. Vérifiez le réseau, puis réessayez.',
} as const;

export const ItDidNotArrive: Story = {
  name: 'An answer was lost',
  args: lost,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Votre réponse n’est peut-être pas arrivée.');
    await expect(canvas.getByRole('radio', { name: '47' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Connecter l’ordinateur' })).toBeEnabled();
  },
};

export const Matrix: Story = { args: lost };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
