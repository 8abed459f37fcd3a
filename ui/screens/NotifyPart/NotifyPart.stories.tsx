import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../../parts/shared/StorySheet.tsx';
import { assertNoOverflow, smallPhoneView } from '../../parts/shared/storyChecks.ts';
import { NotifyPart, type NotifyPartProps } from './NotifyPart.tsx';

const TITLE = 'Être prévenu sur ce téléphone';

const meta = {
  component: NotifyPart,
  args: {
    title: TITLE,
    text: 'Une notification s’affiche quand on vous répond, même quand cette page est fermée.',
    tone: 'off',
    action: { label: 'Me prévenir', onPress: fn(), strong: true },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof NotifyPart>;
export default meta;
type Story = StoryObj<typeof NotifyPart>;

type Row = Pick<NotifyPartProps, 'tone' | 'text' | 'steps' | 'more'> & { name: string; press?: string };

const rows: readonly Row[] = [
  { name: 'init', tone: 'busy', text: 'Vérification de ce que ce navigateur permet…' },
  {
    name: 'notificationsUnavailable',
    tone: 'off',
    text: 'Sur iPhone et iPad, les notifications n’arrivent qu’aux pages ajoutées à l’écran d’accueil. Pour l’ajouter\u202f:',
    steps: [
      'Touchez le bouton de partage du navigateur.',
      'Choisissez «\u00a0Sur l’écran d’accueil\u00a0».',
      'Ouvrez la page par sa nouvelle icône, puis revenez dans ces réglages.',
    ],
  },
  {
    name: 'notificationsUnavailable, old',
    tone: 'off',
    text: 'Cet appareil ne peut pas encore afficher de notifications\u202f: il faut iOS 16.4 ou plus récent. Une mise à jour suffit peut-être.',
  },
  {
    name: 'notificationsUnavailable, none',
    tone: 'off',
    text: 'Ce navigateur n’affiche pas de notifications. Si la page s’est ouverte dans une application, ouvrez-la dans votre navigateur habituel.',
  },
  {
    name: 'serviceWorkerUnavailable',
    tone: 'off',
    text: 'Rien ne peut arriver ici quand la page est fermée\u202f: c’est ainsi dans une fenêtre privée, et quand l’adresse ne commence pas par «\u00a0https\u00a0».',
  },
  {
    name: 'serviceWorkerFailed',
    tone: 'problem',
    text: 'Ce qui doit recevoir les notifications n’a pas pu s’installer. Vérifiez le réseau, puis réessayez.',
    press: 'Réessayer',
  },
  {
    name: 'serviceWorkerRegistered',
    tone: 'off',
    text: 'Une notification s’affiche quand on vous répond, même quand cette page est fermée.',
    press: 'Me prévenir',
  },
  {
    name: 'ready',
    tone: 'on',
    text: 'C’est activé\u202f: une notification s’affiche ici quand on vous répond.',
    press: 'Ne plus me prévenir ici',
  },
  {
    name: 'notSubscribed',
    tone: 'problem',
    text: 'Les notifications ont été coupées dans les réglages du navigateur\u202f: rien n’arrive plus ici.',
    press: 'Me prévenir',
  },
  { name: 'notSubscribed, tried again', tone: 'busy', text: 'Activation en cours…' },
  {
    name: 'userDenied',
    tone: 'problem',
    text: 'Votre navigateur bloque les notifications de ce site. Pour les autoriser\u202f:',
    steps: [
      'Ouvrez le menu à gauche de l’adresse de la page.',
      'Touchez «\u00a0Autorisations\u00a0», puis «\u00a0Notifications\u00a0».',
      'Autorisez les notifications, puis revenez ici.',
    ],
    more: 'Dans une fenêtre privée, elles restent bloquées.',
    press: 'Réessayer',
  },
  { name: 'vapidOk', tone: 'busy', text: 'Activation en cours…' },
  {
    name: 'vapidFailed',
    tone: 'busy',
    text: 'Le service n’a pas répondu\u202f: rien n’arrive ici pour l’instant.',
    more: 'Nouvel essai dans quelques secondes.',
  },
  {
    name: 'subscriptionFailed',
    tone: 'problem',
    text: 'Ce navigateur n’a pas pu s’abonner aux notifications. Certains réseaux d’entreprise les bloquent.',
    press: 'Réessayer',
  },
  {
    name: 'registerFailed',
    tone: 'problem',
    text: 'Le service n’a pas pu noter cet appareil\u202f: rien n’arrive ici pour l’instant.',
    press: 'Réessayer',
  },
];

const toProps = ({ name, press, ...row }: Row): NotifyPartProps => ({
  ...row,
  title: TITLE,
  action: press ? { label: press, onPress: () => {}, strong: press === 'Me prévenir' } : undefined,
  content:
    name === 'ready'
      ? {
          label: 'Montrer le texte du message',
          text: 'Sinon, la notification dit seulement qu’il y a du nouveau. Le texte peut se lire sur l’écran verrouillé.',
          checked: false,
          onChange: () => {},
        }
      : undefined,
});

export const AsksByATap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Être prévenu sur ce téléphone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Me prévenir' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const WithoutTheWordsAtFirst: Story = {
  name: 'On',
  args: {
    tone: 'on',
    text: 'C’est activé\u202f: une notification s’affiche ici quand on vous répond.',
    action: { label: 'Ne plus me prévenir ici', onPress: fn() },
    content: {
      label: 'Montrer le texte du message',
      text: 'Sinon, la notification dit seulement qu’il y a du nouveau. Le texte peut se lire sur l’écran verrouillé.',
      checked: false,
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('checkbox', { name: 'Montrer le texte du message' });
    await expect(words).not.toBeChecked();
    await userEvent.click(words);
    await expect(args.content?.onChange).toHaveBeenCalledWith(true);
  },
};

export const WhatToDoElsewhere: Story = {
  name: 'Refused by the browser',
  ...smallPhoneView,
  args: {
    tone: 'problem',
    text: 'Votre navigateur bloque les notifications de ce site. Pour les autoriser\u202f:',
    steps: [
      'Ouvrez le menu à gauche de l’adresse de la page.',
      'Autorisez les notifications, puis revenez ici.',
    ],
    more: 'Dans une fenêtre privée, elles restent bloquées.',
    action: { label: 'Réessayer', onPress: fn() },
  },
  play: async (context) => {
    await assertNoOverflow(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/bloque les notifications/);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  render: () => (
    <StorySheet columns={3}>
      {rows.map((row, at) => (
        <NotifyPart key={row.name} {...toProps(row)} title={`${toProps(row).title} (${at + 1})`} />
      ))}
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
