import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '../../parts/RadioGroup/RadioGroup.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { TextArea } from '../../parts/TextArea/TextArea.tsx';
import { TextField } from '../../parts/TextField/TextField.tsx';
import { NewGathering } from './NewGathering.tsx';

const access = [
  {
    value: 'place',
    label: 'Les personnes sur place',
    description: 'Elles scannent un code de Place du Puits.',
  },
  { value: 'link', label: 'Les personnes à qui vous donnez le lien' },
];

const Fields = ({ faulty = false }: { faulty?: boolean }) => (
  <>
    <TextField
      label="De quoi parle-t-on ?"
      need="required"
      invalid={faulty}
      error="Écrivez un titre."
      showError
    />
    <TextArea label="Introduction" need="optional" />
    <RadioGroup label="Qui peut participer" defaultValue="place" options={access} />
    <TextField type="date" label="Dernier jour" need="optional" />
    <TextField label="Votre nom dans la discussion" need="required" />
  </>
);

const meta = {
  component: NewGathering,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Ouvrir une discussion',
      lead: 'Vous en parlez à plusieurs : les personnes du lieu, et l’équipe de Ville de Belleroche.',
      seen: 'Tout est effacé 30 jours après le début.',
      open: 'Ouvrir la discussion',
    },
    header: { label: 'Ville de Belleroche', subtitle: 'Place du Puits' },
    onBack: fn(),
    onOpen: fn(),
    children: <Fields />,
  },
} satisfies Meta<typeof NewGathering>;
export default meta;
type Story = StoryObj<typeof NewGathering>;

export const AsksWhatAndWho: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ouvrir une discussion');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la discussion' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const FocusesTheFirstFault: Story = {
  tags: ['behaviour'],
  args: { children: <Fields faulty />, faults: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /De quoi/ })).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['behaviour'],
  args: {
    failure: { title: 'La discussion n’est pas ouverte.', text: 'Ce que vous avez écrit reste ici.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('reste ici');
  },
};

export const Matrix: Story = { args: { ...Failed.args, children: <Fields faulty /> } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
