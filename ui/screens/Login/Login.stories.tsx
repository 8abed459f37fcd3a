import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { Login } from './Login.tsx';

const Typing = (props: ComponentProps<typeof Login>) => {
  const [value, setValue] = useState(props.step.value);
  const step = { ...props.step, value, onChange: setValue };
  return <Login {...props} step={step} canSubmit={props.canSubmit || value.replaceAll(' ', '').length > 7} />;
};

const username = {
  kind: 'username',
  value: '',
  onChange: fn(),
  label: 'Identifiant',
  placeholder: 'Identifiant',
} as const;

const meta = {
  component: Login,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Connexion',
      text: 'Avec votre e-mail ou votre numéro professionnel.',
      submit: 'Continuer',
    },
    header: { label: 'Parvis', subtitle: 'Espace des équipes' },
    step: username,
    canSubmit: false,
    onSubmit: fn(),
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof Login>;

export const EnterSubmitsALongEnoughName: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: /Identifiant/ });
    await userEvent.type(field, 'abc{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
    await userEvent.type(field, 'defgh{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WhatTakesLongIsSaid: Story = {
  tags: ['behaviour'],
  args: { busy: true, canSubmit: true, doing: 'Votre appareil fait un calcul.' },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByText('Votre appareil fait un calcul.');
    await expect(said).toHaveAttribute('role', 'status');
  },
};

export const SimpleLogin: Story = {
  name: 'By name',
  args: {
    step: { ...username, password: { label: 'Mot de passe', placeholder: 'Mot de passe' } },
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Mot de passe');
    await expect(password).toBeVisible();
    // Disabled, as specified.
    await expect(password).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).toBeEnabled();
  },
};

export const Code: Story = {
  name: 'The code',
  args: {
    texts: { title: 'Votre code', text: 'Envoyé à a•••@belleroche.fr', submit: 'Valider' },
    step: { kind: 'code', value: 'k7', onChange: fn(), label: 'Code', hint: '5 lettres ou chiffres' },
    onBack: fn(),
    wait: <p style={{ margin: 0 }}>Nouveau code possible dans 0:42</p>,
    alternatives: <Button variant="quiet">Par SMS</Button>,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Envoyé à a•••@belleroche.fr')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAccessibleDescription('5 lettres ou chiffres Envoyé à a•••@belleroche.fr');
    await expect(field).toBeValid();
    await expect(canvas.getByText('Nouveau code possible dans 0:42')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Par SMS' })).toBeVisible();
    // Too short.
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  name: 'A wrong code',
  args: { ...Code.args, error: 'Ce code ne convient pas, vérifiez-le.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Ce code ne convient pas, vérifiez-le.')).toBeVisible();
  },
};

export const ACodeThatWillNotCome: Story = {
  tags: ['behaviour'],
  args: {
    ...Code.args,
    news: 'Le SMS n’a pas pu être remis\u202f: ce code n’arrivera pas. Demandez-en un autre, ou donnez votre adresse e-mail.',
    wait: undefined,
    alternatives: <Button variant="quiet">Recevoir un autre code</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ce code n’arrivera pas/)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toBeValid();
  },
};

export const Busy: Story = {
  args: { canSubmit: true, busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Continuer/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(within(button).getByRole('status')).toHaveTextContent('Chargement…');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: /Identifiant/ }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = { args: { ...Code.args, error: 'Ce code ne convient pas, vérifiez-le.' } };
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
