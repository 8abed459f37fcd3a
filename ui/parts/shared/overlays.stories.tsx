import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';

const meta = { title: 'Overlays together', tags: ['behaviour', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const asked = fn();
const undone = fn();
const phone = { globals: { viewport: { value: 'phone' } } };
const hitTest = (element: Element) => {
  const box = element.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
};
const isOnTop = (element: Element) => element.contains(hitTest(element));
const waitAnimations = async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
};

const ToastPage = ({ children }: { children?: ReactNode }) => {
  const [told, setTold] = useState(true);
  return (
    <>
      {children}
      <ToastRegion>
        {told && (
          <Toast onClose={() => setTold(false)} action={<Button onClick={undone}>Annuler l’envoi</Button>}>
            Votre message est parti.
          </Toast>
        )}
      </ToastRegion>
    </>
  );
};
const picture = [{ src: '', alt: 'Nid-de-poule' }];
const modals: Readonly<Record<string, ReactNode>> = {
  Drawer: <Drawer open onClose={asked} title="Votre avis" />,
  Dialog: <Dialog open onClose={asked} title="Votre avis" />,
  ImageViewer: <ImageViewer open onClose={asked} images={picture} />,
};
const createToastStory = (modal: string): Story => ({
  ...phone,
  render: () => <ToastPage>{modals[modal]}</ToastPage>,
  play: async () => {
    asked.mockClear();
    undone.mockClear();
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
    await waitAnimations();
    // Hidden elements have no role.
    const toasts = screen.getAllByRole('status').find((region) => region.textContent?.includes('parti'));
    if (!toasts) throw new Error('no toast');
    const undo = within(toasts).getByRole('button', { name: 'Annuler l’envoi' });
    const close = within(toasts).getByRole('button', { name: 'Fermer' });
    await expect(isOnTop(undo)).toBe(true);
    await userEvent.click(undo);
    await expect(undone).toHaveBeenCalledTimes(1);
    await expect(isOnTop(close)).toBe(true);
    await userEvent.click(close);
    await expect(toasts).toBeEmptyDOMElement();
    await expect(asked).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
export const AToastIsPressedOverADrawer: Story = createToastStory('Drawer');
type Panel = ComponentType<{ open: boolean; onClose: () => void; title: string; children?: ReactNode }>;

/** `First` opens `Second`. */
const renderPair = (First: Panel, Second: Panel) => () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <First open onClose={asked} title="Première">
        <Button onClick={() => setOpen(true)}>Suite</Button>
        <div style={{ blockSize: 400 }} />
      </First>
      <Second open={open} onClose={() => setOpen(false)} title="Seconde" />
    </>
  );
};
/** Clicks pass through scrims. */
const isDimmed = (element: Element) => {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important }';
  document.head.append(style);
  const box = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const over = stack.slice(0, stack.indexOf(element));
  const isDim = over.some((one) => getComputedStyle(one).backgroundColor === 'rgba(8, 10, 18, 0.52)');
  style.remove();
  return isDim;
};
const assertFirstDimmed: Story['play'] = async () => {
  const first = await screen.findByRole('dialog', { name: 'Première' });
  await waitAnimations();
  const opener = within(first).getByRole('button', { name: 'Suite' });
  const title = within(first).getByText('Première');
  await expect(isDimmed(title)).toBe(false);
  for (const _ of ['once', 'and once more while it leaves']) {
    await userEvent.click(opener);
    const second = await screen.findByRole('dialog', { name: 'Seconde' });
    await waitAnimations();
    await expect(isDimmed(title)).toBe(true);
    await expect(isDimmed(within(second).getByText('Seconde'))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('[role=dialog][data-state=open]')).toHaveLength(1));
  }
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Seconde' })).toBeNull());
  await waitFor(() => expect(isDimmed(title)).toBe(false));
};
const createStackStory = (First: Panel, Second: Panel): Story => {
  const Two = renderPair(First, Second);
  return { ...phone, render: () => <Two />, play: assertFirstDimmed };
};
export const ADialogDimsTheDrawerUnderIt: Story = createStackStory(Drawer, Dialog);
export const ADrawerDimsTheDrawerUnderIt: Story = createStackStory(Drawer, Drawer);
const popupAndToastAreApart: Story = {
  render: () => (
    <ToastPage>
      <Popup title="Une nouvelle version est prête" onClose={asked} actions={<Button>Mettre à jour</Button>}>
        <p>Elle corrige l’envoi des photos.</p>
      </Popup>
    </ToastPage>
  ),
  play: async ({ canvas }) => {
    await waitAnimations();
    const popup = canvas.getByRole('dialog');
    const toast = canvas.getByText('Votre message est parti.').closest('[data-tone]');
    if (!toast) throw new Error('no toast');
    const above = () => popup.getBoundingClientRect().top - toast.getBoundingClientRect().bottom;
    await waitFor(() => expect(above()).toBeGreaterThanOrEqual(8));
    await expect(toast.getBoundingClientRect().top).toBeGreaterThan(0);
    for (const button of [...popup.querySelectorAll('button'), ...toast.querySelectorAll('button')])
      await expect(isOnTop(button)).toBe(true);
  },
};
export const AToastStandsOverAPopupOnAPhone: Story = { ...popupAndToastAreApart, ...phone };
/** In `<body>`. */
export const KeepTheirOwnFontOnAHostsPage: Story = {
  beforeEach: () => {
    const { style } = document.body;
    style.cssText = 'font: italic 11px/3 monospace; color: red';
    return () => {
      style.removeProperty('font');
      style.removeProperty('color');
    };
  },
  render: () => (
    <>
      {Object.entries(modals).map(([name, modal]) => (
        <Fragment key={name}>{modal}</Fragment>
      ))}
    </>
  ),
  play: async () => {
    const all = await screen.findAllByRole('dialog', { hidden: true });
    await expect(all).toHaveLength(3);
    for (const dialog of all) {
      const { fontFamily, fontSize, fontStyle, lineHeight } = getComputedStyle(dialog);
      await expect([fontFamily.split(',')[0], fontSize, fontStyle, lineHeight]).toEqual([
        'system-ui',
        '16px',
        'normal',
        '24px',
      ]);
    }
  },
};
