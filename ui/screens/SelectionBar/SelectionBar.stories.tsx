import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    label: 'Signalements sélectionnés',
    words: '3 sélectionnés',
    clear: 'Tout désélectionner',
    onClear: fn(),
    aside: (
      <Button variant="plain" size="small">
        Toute la vue (51)
      </Button>
    ),
    children: ['Prendre', 'En attente…', 'Clôturer…', 'Refuser…'].map((name) => (
      <Button key={name} variant="quiet" size="small">
        {name}
      </Button>
    )),
  },
  decorators: [(Drawn) => <div style={{ maxInlineSize: 480 }}>{Drawn()}</div>],
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof SelectionBar>;

// First: the page of a component has the tags of its first story.
export const Matrix: Story = {};

export const TheNumberIsSaidAndTheSelectionCleared: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Signalements sélectionnés' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 sélectionnés');
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const ItWaits: Story = {
  name: 'It waits',
  args: {
    words: '38 signalements seront clôturés dans 8 s.',
    aside: undefined,
    onClear: undefined,
    children: (
      <>
        <Button size="small">Annuler</Button>
        <Button variant="quiet" size="small">
          Maintenant
        </Button>
      </>
    ),
  },
};

export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
