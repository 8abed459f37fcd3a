import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Un mot de remerciement', need: 'optional', maxLength: 30, counter: true },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsWhatIsTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Un mot de remerciement' }), 'Merci beaucoup');
    await expect(canvas.getByText('14 / 30')).toBeVisible();
    await expect(canvas.getByText('16 caractères restants')).toBeInTheDocument();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <TextArea label="Un mot de remerciement" need="optional" placeholder="Merci à l’équipe…" />
      <TextArea
        label="Que se passe-t-il ?"
        hint="Sans nom ni adresse"
        maxLength={200}
        counter
        defaultValue="Fuite d’eau devant le lavabo, le sol glisse."
      />
      <TextArea label="À revoir" invalid error="Signe refusé : ß" defaultValue="Straße" />
      <TextArea label="Fermé" disabled defaultValue="Rien à ajouter" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
