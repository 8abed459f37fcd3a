import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { DropletIcon } from '../../icons/DropletIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { YesNo } from './YesNo.tsx';

const meta = {
  component: YesNo,
  args: { 'aria-label': 'L’eau coule-t-elle encore\u202f?', onValueChange: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof YesNo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersOnTap: Story = {
  name: 'A question',
  play: async ({ canvas, args }) => {
    const yes = canvas.getByRole('button', { name: 'Oui' });
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(yes);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Non' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};
const findStrongButton = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-strong]')].map((button) => button.textContent);

export const NothingLooksAnsweredBeforeItIs: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const [yes, no] = canvas.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor);
    await expect(yes).toBe(no);
    await userEvent.click(canvas.getByRole('button', { name: 'Oui' }));
    await expect(findStrongButton(canvasElement)).toEqual(['Oui']);
    await userEvent.click(canvas.getByRole('button', { name: 'Non' }));
    await expect(findStrongButton(canvasElement)).toEqual(['Non']);
  },
};
export const WhereOneTapIsTheWholeStepYesStandsOutAsItsButton: Story = {
  name: 'Yes stands out',
  args: { standsOut: 'yes' },
  play: async ({ canvas, canvasElement }) => {
    await expect(findStrongButton(canvasElement)).toEqual(['Oui']);
    await expect(canvas.getByRole('button', { name: 'Oui' })).not.toHaveAttribute('aria-pressed');
  },
};
export const WhereNoIsTheSafeStepItStandsFirstAndTheActionLast: Story = {
  tags: ['behaviour'],
  args: { standsOut: 'no', yes: 'Quitter', no: 'Rester' },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(words).toEqual(['Rester', 'Quitter']);
    await expect(findStrongButton(canvasElement)).toEqual(['Rester']);
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <YesNo aria-label="Sans réponse" />
      <YesNo aria-label="En un geste" standsOut="yes" />
      <YesNo aria-label="Oui" defaultValue />
      <YesNo aria-label="Non" defaultValue={false} />
      <YesNo
        aria-label="Mots et images"
        yes="Oui, elle coule toujours"
        no="Non"
        yesImage={<DropletIcon size="1.25em" />}
        noImage={<CloseIcon size="1.25em" />}
      />
      <YesNo aria-label="À refaire" hint="Une seule réponse." invalid error="Répondez par oui ou par non." />
      <YesNo aria-label="Fermé" disabled />
      <YesNo aria-label="Fermé, répondu" disabled defaultValue={false} />
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
