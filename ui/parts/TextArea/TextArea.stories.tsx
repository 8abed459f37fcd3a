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
  name: 'With a counter',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Un mot de remerciement' }), 'Merci beaucoup');
    await expect(canvas.getByText('14 / 30')).toBeVisible();
    await expect(canvas.getByText('16 caractères restants')).toBeInTheDocument();
  },
};
export const AnErrorCanBeShownUnderTheField: Story = {
  name: 'With its error',
  args: { invalid: true, error: 'Numéro incomplet', showError: true },
  play: async ({ canvas }) => {
    const error = canvas.getByText('Numéro incomplet');
    await expect(error.getBoundingClientRect().width).toBeGreaterThan(50);
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('textbox').getBoundingClientRect().bottom,
    );
    await expect(canvas.getAllByText('Numéro incomplet')).toHaveLength(1);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Numéro incomplet$/);
  },
};
export const SaysHowMuchOfAPastedTextDidNotFit: Story = {
  tags: ['behaviour'],
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(23));
    await expect(
      canvas.getByText('Trop long : les 3 derniers caractères n’ont pas été gardés.'),
    ).toBeVisible();
    await expect(field).toHaveValue('x'.repeat(20));
    // Dismisses it.
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByText(/^Trop long/)).toBeNull();
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <TextArea label="Un mot de remerciement" need="optional" placeholder="Merci à l’équipe…" />
      <TextArea
        label="Que se passe-t-il ?"
        hint="Sans nom ni adresse"
        maxLength={200}
        counter
        defaultValue="Fuite d’eau devant le lavabo, le sol glisse."
      />
      <TextArea label="À revoir" invalid error="Signe refusé : ß" defaultValue="Straße" />
      <TextArea label="À lire" invalid showError error="Signe refusé : ß" defaultValue="Straße" />
      <TextArea label="Fermé" disabled defaultValue="Rien à ajouter" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
