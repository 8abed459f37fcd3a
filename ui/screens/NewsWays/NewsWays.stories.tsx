import { ways as words } from '@parvis/locales/inBook/waysInBook';
import type { Language } from '@parvis/locales/languages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDark, onPale, StorySheet } from '../../parts/shared/StorySheet.tsx';
import { nothingIsCut, onTheSmallestPhone } from '../../parts/shared/storyChecks.ts';
import { NewsWays, type NewsWay, type NewsWaysProps } from './NewsWays.tsx';

const onTry = fn();

/** A way, whether it is on, the end of the id of how it stands, and that of what a trial came to. */
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

const propsOf = (language: Language, rows: readonly Row[]): NewsWaysProps => {
  const say = (end: string) => words[language][`ways.${end}`] ?? end;
  const wayOf = ([id, text, result]: Row): NewsWay => {
    const on = text.startsWith('on.');
    return {
      id,
      name: say(`name.${id}`),
      on,
      text: say(text),
      choice:
        id === 'sms' && text.startsWith('lack.notWanted')
          ? { label: say('sms.wanted'), checked: false, onChange: fn() }
          : undefined,
      trial: on
        ? { label: say('try'), spoken: `${say('try')} : ${say(`name.${id}`)}`, busy: false, onPress: onTry }
        : undefined,
      result: result && say(result),
    };
  };
  return { title: say('title'), text: say('text'), ways: rows.map(wayOf) };
};

const meta = {
  component: NewsWays,
  args: propsOf('fr', someOn),
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
  args: propsOf('fr', allOff),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OnASmallPhone: Story = {
  args: propsOf('fr', unwanted),
  ...onTheSmallestPhone,
  play: nothingIsCut,
};

export const Matrix: Story = {
  render: () => (
    <StorySheet>
      {(['fr', 'en'] as const).flatMap((language) =>
        [someOn, allOff, unwanted].map((rows) => (
          <div key={`${language} ${rows[1]?.[1]}`} lang={language}>
            <NewsWays {...propsOf(language, rows)} />
          </div>
        )),
      )}
    </StorySheet>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark };
export const MatrixPale: Story = { ...Matrix, ...onPale };
