import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow, phoneView, smallPhoneView } from '../../parts/shared/storyChecks.ts';
import { tall } from '../../parts/shared/storyPictures.ts';
import { Scanner } from './Scanner.tsx';

const foreign =
  'Ce code n’appartient pas à Ville de Belleroche\u202f: rien n’a été ouvert. Visez le code affiché sur place pour signaler, ou saisissez l’adresse imprimée dessous.';
const denied =
  'Ce navigateur n’autorise pas l’appareil photo ici. Autorisez-le dans ses réglages, choisissez une photo du code, ou saisissez-le.';

const meta = {
  component: Scanner,
  parameters: { layout: 'fullscreen' },
  ...phoneView,
  args: {
    texts: {
      title: 'Scanner un code',
      hint: 'Placez le QR code dans le cadre.',
      opening: 'Ouverture de l’appareil photo…',
      torch: 'Lampe',
      pick: 'Choisir une photo du code',
      type: 'Saisir le code',
      field: 'Code, ou adresse imprimée sous le QR code',
      fieldHint: 'Par exemple\u202f: halles-nord, ou signaler.ville.fr/q/halles-nord',
      open: 'Ouvrir',
      scan: 'Revenir à l’appareil photo',
    },
    onClose: fn(),
    picture: <img src={tall} alt="Le code sur un mur" />,
    opening: false,
    torch: { lit: false, onToggle: fn() },
    onPick: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof Scanner>;
export default meta;
type Story = StoryObj<typeof Scanner>;

const button = (name: string) => screen.getByRole('button', { name });

export const Scans: Story = {
  name: 'Live',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Scanner un code' });
    await userEvent.click(button('Lampe'));
    await expect(args.torch?.onToggle).toHaveBeenCalledOnce();
    const picker = screen.getByLabelText('Choisir une photo du code', { selector: 'input' });
    const photo = new File(['x'], 'code.png', { type: 'image/png' });
    await userEvent.upload(picker, photo);
    await expect(args.onPick).toHaveBeenCalledWith(photo);
    await userEvent.click(button('Saisir le code'));
    await expect(args.onType).toHaveBeenCalledOnce();
    await userEvent.click(button('Fermer'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = {
  name: 'The camera opens',
  args: { opening: true, torch: undefined },
  play: async () => {
    await expect(await screen.findByText('Ouverture de l’appareil photo…')).toBeInTheDocument();
  },
};

export const Found: Story = {
  name: 'A code is found',
  args: { notice: { kind: 'found', text: 'Code trouvé. Ouverture de la page…' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Code trouvé/).closest('[role=status]')).toBeVisible());
  },
};

export const Foreign: Story = {
  name: 'A code of somebody else',
  args: { notice: { kind: 'problem', text: foreign } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /n’appartient pas à Ville de Belleroche/,
    );
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const Replaced: Story = {
  name: 'A replaced code',
  args: {
    notice: {
      kind: 'problem',
      text: 'Cette affiche a été remplacée par une plus récente. Vous pouvez continuer sans la chercher.',
      action: <Button>Continuer</Button>,
    },
  },
};

export const NoCamera: Story = {
  name: 'No camera',
  args: { fault: denied, torch: undefined },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(denied);
    await waitFor(() => expect(button('Choisir une photo du code')).toHaveFocus());
  },
};

const typed = { value: 'halles nord', onChange: fn(), onSubmit: fn(), onScan: fn() };

export const Typed: Story = {
  name: 'A typed code',
  args: {
    typed: {
      ...typed,
      error: 'Un code n’a que des lettres sans accent, des chiffres, des points et des tirets.',
    },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /^Code, ou adresse/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Un code n’a que/);
    await userEvent.keyboard('{Enter}');
    await expect(typed.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(button('Revenir à l’appareil photo'));
    await expect(typed.onScan).toHaveBeenCalledOnce();
  },
};

export const OnASmallPhone: Story = {
  ...smallPhoneView,
  args: { notice: { kind: 'problem', text: foreign } },
  play: assertNoOverflow,
  tags: ['behaviour'],
};

export const Matrix: Story = { args: { notice: { kind: 'problem', text: foreign } } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
