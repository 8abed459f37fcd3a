import { notifications } from '@parvis/locales/inBook/notificationsInBook';
import type { Language } from '@parvis/locales/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../../parts/shared/StorySheet.tsx';
import { nothingIsCut, onTheSmallestPhone } from '../../parts/shared/storyChecks.ts';
import { NotifyPart, type NotifyPartProps, type NotifyTone } from './NotifyPart.tsx';

const meta = {
  component: NotifyPart,
  args: {
    title: 'Être prévenu sur ce téléphone',
    text: 'Une notification s’affiche quand on vous répond, même quand cette page est fermée.',
    tone: 'off',
    action: { label: 'Me prévenir', onPress: fn(), strong: true },
  },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof NotifyPart>;
export default meta;
type Story = StoryObj<typeof NotifyPart>;

/** A status in the words of a language: its sign, the ends of the ids of what is said, what can be pressed. */
type Row = readonly [name: string, tone: NotifyTone, text: string, more?: Partial<Record<'steps' | 'more' | 'action', string>>];

const rows: readonly Row[] = [
  ['init', 'busy', 'init'],
  ['notificationsUnavailable', 'off', 'install', { steps: 'install.share install.add install.open' }],
  ['notificationsUnavailable, old', 'off', 'old'],
  ['notificationsUnavailable, none', 'off', 'none'],
  ['serviceWorkerUnavailable', 'off', 'noWorker'],
  ['serviceWorkerFailed', 'problem', 'workerFailed', { action: 'again' }],
  ['serviceWorkerRegistered', 'off', 'offer', { action: 'ask' }],
  ['ready', 'on', 'ready', { action: 'stop' }],
  ['notSubscribed', 'problem', 'lost', { action: 'ask' }],
  ['notSubscribed, tried again', 'busy', 'trying'],
  [
    'userDenied',
    'problem',
    'denied',
    { steps: 'denied.sign denied.permissions denied.choose', more: 'denied.private', action: 'again' },
  ],
  ['vapidOk', 'busy', 'trying'],
  ['vapidFailed', 'busy', 'vapidFailed', { more: 'soon' }],
  ['subscriptionFailed', 'problem', 'subscriptionFailed', { action: 'again' }],
  ['registerFailed', 'problem', 'registerFailed', { action: 'again' }],
];

const propsOf = (language: Language, [, tone, text, more = {}]: Row): NotifyPartProps => {
  const say = (end: string) => notifications[language][`notif.${end}`] ?? end;
  return {
    title: say('title.phone'),
    text: say(text),
    tone,
    steps: more.steps?.split(' ').map(say),
    more: more.more && say(more.more),
    action: more.action
      ? { label: say(more.action), onPress: () => {}, strong: more.action === 'ask' }
      : undefined,
    content:
      text === 'ready'
        ? { label: say('content'), text: say('content.text'), checked: false, onChange: () => {} }
        : undefined,
  };
};

export const AsksByATap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Être prévenu sur ce téléphone' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Me prévenir' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const WithoutTheWordsAtFirst: Story = {
  args: {
    tone: 'on',
    text: 'C’est activé : une notification s’affiche ici quand on vous répond.',
    action: { label: 'Ne plus me prévenir ici', onPress: fn() },
    content: {
      label: 'Montrer le texte du message',
      text: 'Sinon, la notification dit seulement qu’il y a du nouveau.',
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
  ...onTheSmallestPhone,
  args: {
    tone: 'problem',
    text: 'Votre navigateur bloque les notifications de ce site. Pour les autoriser :',
    steps: ['Ouvrez le menu à gauche de l’adresse de la page.', 'Autorisez les notifications.'],
    more: 'Dans une fenêtre privée, elles restent bloquées.',
    action: { label: 'Réessayer', onPress: fn() },
  },
  play: async (context) => {
    await nothingIsCut(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/bloque les notifications/);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Every status, as the settings say it. */
export const Matrix: Story = {
  render: (_, { globals }) => (
    <StorySheet columns={3}>
      {rows.map((row) => (
        <NotifyPart key={row[0]} {...propsOf(globals.language === 'en' ? 'en' : 'fr', row)} />
      ))}
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
