import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../../parts/shared/StorySheet.tsx';
import { type NewsWay, NewsWays, type NewsWaysProps } from './NewsWays.tsx';

const words: Readonly<Record<string, string>> = {
  title: 'Comment vous êtes prévenu',
  text: 'Dans cet ordre\u202f: le suivant ne sert que si vous n’avez pas vu la nouvelle par le précédent. La nuit, rien ne part.',
  'name.page': 'Cette page',
  'name.push': 'Notifications',
  'name.mail': 'E-mail',
  'name.sms': 'SMS',
  'on.page': 'Quand elle est ouverte, les nouvelles s’y affichent tout de suite.',
  'on.push': 'Activées sur un de vos appareils au moins\u202f: elles arrivent si la page n’est pas regardée.',
  'lack.noBrowser':
    'Aucun de vos appareils n’en reçoit. Voyez plus haut ce que celui-ci permet, dans «\u202fÊtre prévenu\u202f».',
  'lack.noAddress':
    'Aucune adresse n’est vérifiée. Donnez ou vérifiez la vôtre plus haut pour être prévenu ainsi.',
  'lack.noNumber':
    'Aucun numéro n’est vérifié. Donnez ou vérifiez le vôtre plus haut pour être prévenu ainsi.',
  'lack.notWanted.mail':
    'Vous n’en recevez pas. Vous pouvez changer d’avis dans «\u202fE-mails quand on vous répond\u202f».',
  'lack.notWanted.sms': 'Vous n’en recevez pas.',
  'lack.notPaid': 'Le lieu où vous avez signalé n’envoie pas de SMS. L’e-mail et les notifications restent.',
  'sms.wanted': 'Me prévenir par SMS en dernier',
  try: 'Envoyer un essai',
  'tried.page': 'Essai réussi\u202f: cette page et le service se parlent.',
  'tried.sent': 'Essai parti\u202f: il arrive d’un instant à l’autre.',
  'tried.underWay': 'L’essai n’est pas encore parti\u202f: il est tenté de nouveau pendant quelques minutes.',
  'tried.failed': 'L’essai n’a pas pu partir. Vérifiez l’adresse ou le numéro, puis réessayez.',
};
const getText = (end: string): string => words[end] ?? end;

const onTry = fn();

/** Channel, text id suffix, test result. */
type Row = readonly [id: string, text: string, result?: string];

const someOn: readonly Row[] = [
  ['page', 'on.page', 'tried.page'],
  ['push', 'on.push', 'tried.sent'],
  ['mail', 'on.mail', 'tried.failed'],
  ['sms', 'lack.notPaid'],
];
const allOff: readonly Row[] = [
  ['page', 'on.page'],
  ['push', 'lack.noBrowser'],
  ['mail', 'lack.noAddress'],
  ['sms', 'lack.noNumber'],
];
const unwanted: readonly Row[] = [
  ['page', 'on.page'],
  ['push', 'on.push', 'tried.underWay'],
  ['mail', 'lack.notWanted.mail'],
  ['sms', 'lack.notWanted.sms'],
];

const toChannel = ([id, text, result]: Row): NewsWay => {
  const on = text.startsWith('on.');
  return {
    id,
    name: getText(`name.${id}`),
    on,
    text: getText(text),
    choice:
      id === 'sms' && text.startsWith('lack.notWanted')
        ? { label: getText('sms.wanted'), checked: false, onChange: fn() }
        : undefined,
    trial: on
      ? {
          label: getText('try'),
          spoken: `${getText('try')} : ${getText(`name.${id}`)}`,
          busy: false,
          onPress: onTry,
        }
      : undefined,
    result: result && getText(result),
  };
};

const toProps = (rows: readonly Row[]): NewsWaysProps => ({
  title: getText('title'),
  text: getText('text'),
  ways: rows.map(toChannel),
});

const meta = {
  component: NewsWays,
  args: { title: getText('title'), text: getText('text'), ways: someOn.map(toChannel) },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof NewsWays>;
export default meta;
type Story = StoryObj<typeof NewsWays>;

export const SendsATrial: Story = {
  play: async ({ canvas }) => {
    onTry.mockClear();
    const buttons = canvas.getAllByRole('button', { name: /^Envoyer un essai/ });
    await expect(buttons).toHaveLength(3);
    for (const button of buttons.slice(0, 1)) await userEvent.click(button);
    await expect(onTry).toHaveBeenCalledOnce();
  },
};

export const AWayThatIsOffHasNoTrial: Story = {
  name: 'Nothing is on but the page',
  args: toProps(allOff),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Matrix: Story = {
  render: () => (
    <StorySheet columns={3}>
      {[someOn, allOff, unwanted].map((rows, at) => (
        <NewsWays key={JSON.stringify(rows)} {...toProps(rows)} title={`${getText('title')} (${at + 1})`} />
      ))}
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
