import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CameraIcon } from '../../icons/CameraIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { SendIcon } from '../../icons/SendIcon.tsx';
import { onDark, onPale, StorySheet } from '../shared/StorySheet.tsx';
import { getTokenColour } from '../shared/storyChecks.ts';
import { findBrokenWords } from '../shared/storyWords.ts';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Envoyer', onClick: fn() },
  decorators: [(Story) => <StorySheet>{Story()}</StorySheet>],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
const getColours = (element: Element) => {
  const { backgroundColor, color } = getComputedStyle(element);
  return [backgroundColor, color];
};
export const Quiet: Story = {
  args: { variant: 'quiet' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Envoyer' });
    await expect(getColours(button)).toEqual([getTokenColour('btn2Bg'), getTokenColour('btn2Fill')]);
    await expect(getTokenColour('btn2Bg')).not.toBe(getTokenColour('btn1Bg'));
  },
};
export const Report: Story = {
  args: { variant: 'report', block: true, children: 'Signaler\u202f: Toilettes' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signaler\u202f: Toilettes' });
    await expect(getColours(button)).toEqual([getTokenColour('reportBtnBg'), getTokenColour('reportBtnTxt')]);
    await expect(getComputedStyle(button).borderTopColor).toBe(getTokenColour('reportBtnBrdr'));
    const { width, height } = button.getBoundingClientRect();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button.parentElement ?? button);
    const room = button.parentElement?.clientWidth ?? 0;
    await expect(width).toBe(
      room - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
    );
    await expect(height).toBeGreaterThan(48);
  },
};
export const IconOnlyIsNamedByItsWords: Story = {
  name: 'Icon alone',
  args: { iconOnly: true, round: true, icon: <SendIcon /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Envoyer' });
    await expect(button).toHaveAttribute('title', 'Envoyer');
    await expect(button.querySelector('svg')).toBeVisible();
    await expect(canvas.getByText('Envoyer').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};
export const LoadingIgnoresPresses: Story = {
  name: 'Loading',
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const DisabledIgnoresPresses: Story = {
  tags: ['behaviour'],
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const FocusRing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  },
};

export const WordsStayWholeInAPlainRow: Story = {
  name: 'In a row',
  render: () => (
    <div style={{ display: 'flex', gap: 12, inlineSize: 400 }}>
      <Button>Envoyer</Button>
      <Button variant="quiet">Enregistrer le brouillon</Button>
      <Button disabled>Désactivé</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(findBrokenWords(canvasElement)).toEqual([]);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
export const Matrix: Story = {
  render: () => (
    <>
      <Button block>Envoyer</Button>
      <Button block variant="quiet">
        Plus tard
      </Button>
      <Button variant="report" icon={<SendIcon size="1.25em" />}>
        Signaler : Toilettes
      </Button>
      <Button variant="report">Signaler un très long intitulé de catégorie qui passe à la ligne</Button>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Button size="small">Clôturer…</Button>
        <Button size="small" variant="quiet">
          En attente
        </Button>
        <Button variant="plain">Passer</Button>
        <Button loading>Envoyer</Button>
        <Button disabled>Envoyer</Button>
        <Button variant="quiet" disabled>
          Annuler
        </Button>
      </div>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button iconOnly round icon={<SendIcon />}>
          Envoyer
        </Button>
        <Button iconOnly round variant="quiet" icon={<CameraIcon />}>
          Photo
        </Button>
        <Button iconOnly variant="plain" icon={<CloseIcon />}>
          Fermer
        </Button>
      </div>
    </>
  ),
};
export const MatrixDark: Story = { ...Matrix, ...onDark, tags: ['behaviour'] };
export const MatrixPale: Story = { ...Matrix, ...onPale, tags: ['behaviour'] };
