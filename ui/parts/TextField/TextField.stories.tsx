import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchIcon } from '../../icons/SearchIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Téléphone mobile', hint: 'Dix chiffres, par exemple 06 12 34 56 78' },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HintBelongsToTheField: Story = {
  name: 'With a hint',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone mobile' })).toHaveAccessibleDescription(
      'Dix chiffres, par exemple 06 12 34 56 78',
    );
  },
};
export const InvalidIsSpoken: Story = {
  tags: ['behaviour'],
  args: { invalid: true, error: 'Numéro incomplet', defaultValue: '06 12' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Numéro incomplet/);
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
export const EveryMarkedFieldHasTheSign: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      <TextField label="Code" invalid defaultValue="ab" />
      <TextField label="Mot de passe" type="password" invalid defaultValue="parvis" />
      <TextField label="Code reçu" invalid end={<button type="button">Aller</button>} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Code', 'Mot de passe', 'Code reçu']) {
      const field = canvas.getByLabelText(name);
      const sign = field.parentElement?.querySelector<SVGElement>('[data-sign]');
      await expect(sign).toBeVisible();
      const room = Number.parseFloat(getComputedStyle(field).paddingInlineEnd);
      const free = field.getBoundingClientRect().right - (sign?.getBoundingClientRect().left ?? 0);
      await expect(room).toBeGreaterThanOrEqual(free);
    }
  },
};
export const PasswordCanBeShown: Story = {
  name: 'A password',
  args: { label: 'Mot de passe', hint: undefined, type: 'password', defaultValue: 'parvis' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Mot de passe');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <TextField label="E-mail" need="required" placeholder="prenom@exemple.fr" />
      <TextField label="Nom" need="optional" defaultValue="A. Martin" />
      <TextField label="Téléphone mobile" hint="Dix chiffres, par exemple 06 12 34 56 78" />
      <TextField
        label="Code reçu"
        hint="Cinq signes : lettres minuscules et chiffres de 2 à 9"
        invalid
        error="Ce code est trop court"
        defaultValue="ab3"
      />
      <TextField
        label="Code postal"
        invalid
        showError
        error="Cinq chiffres, par exemple 33000"
        defaultValue="330"
      />
      <TextField label="Mot de passe" type="password" defaultValue="parvis" />
      <TextField label="Mot de passe" type="password" invalid defaultValue="parvis" />
      <TextField
        label="Chercher"
        hideLabel
        type="search"
        icon={<SearchIcon size="1.25rem" />}
        end={<kbd style={{ font: 'inherit' }}>/</kbd>}
        placeholder="Chercher un lieu, un n°"
      />
      <TextField label="Mot de passe" disabled placeholder="Mot de passe" />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
