import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx';
import { onDark, onPale } from '../../parts/shared/StorySheet.tsx';
import { assertFailure, retry } from '../../parts/shared/storyChecks.ts';
import { Contact } from './Contact.tsx';

/** Validates address and message. */
const Writing = (props: ComponentProps<typeof Contact>) => {
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState(props.errors);
  const send = () => {
    const found = {
      ...(!/.@.+\../.test(values.mail) && { mail: 'Il manque quelque chose\u202f: prenom.nom@exemple.fr' }),
      ...(!values.message.trim() && { message: 'Écrivez quelques mots.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) props.onSend();
  };
  return <Contact {...props} values={values} onChange={setValues} errors={errors} onSend={send} />;
};

const written = {
  name: 'Camille Dupré',
  mail: 'camille.dupre@exemple.fr',
  message: 'Bonjour, comment installer vos affiches dans nos deux gymnases\u202f?',
};

const meta = {
  component: Contact,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      title: 'Nous écrire',
      intro: 'Une question sur le service\u202f? Nous répondons par e-mail.',
      name: 'Nom',
      mail: 'Adresse e-mail',
      message: 'Message',
      hints: { mail: 'Pour vous répondre. Elle ne sert à rien d’autre.' },
      note: 'Votre message part par e-mail\u202f: une fois qu’il est parti, ce site n’en garde pas le texte.',
      send: 'Envoyer',
      sentTitle: 'Message envoyé',
      sentText: 'La réponse arrivera à camille.dupre@exemple.fr.',
      others: 'Autres moyens de nous joindre',
      trap: 'Laissez ce champ vide',
      cookies:
        'Cette page n’utilise que les cookies de base\u202f: vos choix de langue et d’apparence peuvent y être gardés.',
    },
    header: { label: 'Parvis' },
    values: { name: '', mail: '', message: '' },
    onChange: fn(),
    onSend: fn(),
    maxLengths: { name: 100, mail: 255, message: 1000 },
    trapRef: undefined,
    ways: {
      links: [
        { kind: 'mail', href: 'mailto:bonjour@parvis.example', label: 'bonjour@parvis.example' },
        { kind: 'phone', href: 'tel:0123456789', label: '01 23 45 67 89' },
        { kind: 'www', href: 'https://parvis.example', label: 'parvis.example' },
      ],
      postal: ['Parvis', '12, rue des Halles', '17000 Belleroche'],
    },
  },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof Contact>;

export const FaultsAreShownAtTheirFieldAndTheFirstTakesTheFocus: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: /Message/ }), 'Bonjour');
    await userEvent.type(page.getByRole('textbox', { name: /e-mail/ }), 'camille');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
    const mail = page.getByRole('textbox', { name: /e-mail/ });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(mail).toHaveFocus();
    await expect(mail).toHaveAccessibleDescription('Il manque quelque chose\u202f: prenom.nom@exemple.fr');
    await expect(page.getByText(/Il manque quelque chose/)).toBeVisible();
    await userEvent.type(mail, '@exemple.fr');
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SendingIgnoresASecondPress: Story = {
  tags: ['behaviour'],
  args: { values: written, sending: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /Envoyer/ }));
    await userEvent.type(page.getByRole('textbox', { name: /Nom/ }), ' encore{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(page.getByRole('textbox', { name: /Nom/ })).toHaveValue(written.name);
  },
};

export const AFailureLosesNothing: Story = {
  tags: ['behaviour'],
  args: {
    values: written,
    failure: {
      title: 'Le message n’est pas parti',
      text: 'Rien n’est perdu\u202f: vérifiez le réseau, puis envoyez de nouveau.',
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Le message n’est pas parti');
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(written.message);
    await userEvent.click(page.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  args: { sent: true, sentActions: <Button variant="quiet">Écrire un autre message</Button> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveFocus();
    await expect(page.getByRole('status')).toHaveTextContent(
      'Message envoyéLa réponse arrivera à camille.dupre@exemple.fr.',
    );
    await expect(page.getByRole('button', { name: 'Écrire un autre message' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  },
};

export const KeptUntilItCanLeave: Story = {
  tags: ['behaviour'],
  args: { ...Sent.args, kept: true },
  render: ({ texts, ...args }) => (
    <Contact
      {...args}
      texts={{
        ...texts,
        sentTitle: 'Message enregistré',
        sentText: 'Il partira dès que la messagerie répond\u202f: vous n’avez rien à renvoyer.',
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveFocus();
    await expect(page.getByRole('status')).toHaveTextContent(/^Message enregistréIl partira/);
    await expect(page.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  },
};

export const OtherWays: Story = {
  name: 'Other ways',
  play: async ({ canvasElement }) => {
    const others = within(within(canvasElement).getByRole('region', { name: /Autres moyens/ }));
    await expect(others.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute(
      'href',
      'tel:0123456789',
    );
    await expect(others.getByRole('link', { name: /bonjour/ })).toHaveAttribute(
      'href',
      'mailto:bonjour@parvis.example',
    );
    await expect(others.getByRole('link', { name: 'parvis.example' })).toHaveAttribute(
      'href',
      'https://parvis.example',
    );
    await expect(others.getByText('17000 Belleroche')).toBeVisible();
  },
};

export const NobodyComesToTheFieldThatPeopleNeverSee: Story = {
  tags: ['behaviour'],
  args: { values: written },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('textbox')).toHaveLength(3);
    const trap = page.getByLabelText('Laissez ce champ vide');
    const around = trap.closest('[aria-hidden=true]') ?? canvasElement;
    const { width, height } = around.getBoundingClientRect();
    await expect([width, height, getComputedStyle(around).overflow]).toEqual([1, 1, 'hidden']);
    await userEvent.click(page.getByRole('textbox', { name: /Message/ }));
    await userEvent.tab();
    await expect(trap).not.toHaveFocus();
    await expect(page.getByRole('button', { name: 'Envoyer' })).toHaveFocus();
  },
};

export const AMessageThatNobodyCanReceiveIsNotAskedFor: Story = {
  tags: ['behaviour'],
  args: {
    instead: (
      <EmptyState
        title="Cette page ne peut pas recevoir de message"
        text="Choisissez un autre moyen ci-dessous."
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('textbox')).toBeNull();
    await expect(page.getByRole('link', { name: '01 23 45 67 89' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: {
    instead: <ErrorState title="Erreur de chargement" text="Vérifiez votre connexion." onRetry={retry} />,
    ways: { links: [] },
  },
  play: async ({ canvas, canvasElement }) => {
    await assertFailure(canvasElement, 'Erreur de chargement');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('region', { name: /Autres moyens/ })).toBeNull();
  },
};

export const Matrix: Story = {
  args: {
    values: { ...written, mail: 'camille' },
    errors: { mail: 'Il manque quelque chose\u202f: prenom.nom@exemple.fr' },
    failure: { title: 'Le message n’est pas parti', text: 'Rien n’est perdu\u202f: envoyez de nouveau.' },
  },
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
