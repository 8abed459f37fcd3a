import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Select } from './Select.tsx';

const options = Array.from({ length: 20 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Service ${index + 1}`,
  description: index % 5 === 0 ? 'Voirie, espaces verts et propreté' : undefined,
}));
const chosen = fn();
const close = fn();

const Services = () => <Select label="Service" options={options} onValueChange={chosen} />;

const meta = { component: Select, tags: ['behaviour', '!autodocs'] } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Services>;

const phone = { globals: { viewport: { value: 'phone' } } };
const getCentre = (element: Element) => {
  const box = element.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
};
const waitAnimations = (element: Element) =>
  waitFor(() => Promise.all(element.getAnimations().map(({ finished }) => finished)));

/** In view and hit at its centre. */
const assertEntriesReachable: Story['play'] = async () => {
  chosen.mockClear();
  close.mockClear();
  const select = await screen.findByRole('combobox', { name: 'Service' });
  const dialog = screen.queryByRole('dialog');
  if (dialog) await waitAnimations(dialog);
  await userEvent.click(select);
  const list = screen.getByRole('listbox');
  const area = list.getBoundingClientRect();
  await expect(area.height).toBeGreaterThanOrEqual(160);
  await expect(area.top).toBeGreaterThanOrEqual(0);
  await expect(area.bottom).toBeLessThanOrEqual(window.innerHeight);
  for (const option of screen.getAllByRole('option')) {
    list.scrollTop = (option as HTMLElement).offsetTop - list.clientHeight / 2;
    await expect(option.contains(getCentre(option))).toBe(true);
  }
  await userEvent.keyboard('{Home}');
  for (const option of screen.getAllByRole('option')) {
    await expect(select).toHaveAttribute('aria-activedescendant', option.id);
    await waitFor(() => expect(option.contains(getCentre(option))).toBe(true));
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.click(screen.getByRole('option', { name: 'Service 20' }));
  await expect(chosen).toHaveBeenLastCalledWith('20');
  await expect(select).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(select);
  await userEvent.keyboard('{Escape}');
  await expect(select).toHaveAttribute('aria-expanded', 'false');
  await expect(close).not.toHaveBeenCalled();
};

export const InADialogOnAPhone: Story = {
  ...phone,
  render: () => (
    <Dialog open onClose={close} title="Confier le signalement">
      <Services />
    </Dialog>
  ),
  play: assertEntriesReachable,
};
export const InAShortDrawerOnAPhone: Story = {
  ...phone,
  render: () => (
    <Drawer open onClose={close} title="Confier le signalement">
      <Services />
    </Drawer>
  ),
  play: assertEntriesReachable,
};
export const AtTheLowerEdgeOfThePage: Story = {
  ...phone,
  render: () => (
    <div style={{ position: 'absolute', insetInline: 16, insetBlockEnd: 16 }}>
      <Services />
    </div>
  ),
  play: assertEntriesReachable,
};
export const ThePageMovesUnderAnOpenList: Story = {
  ...phone,
  render: () => (
    <div style={{ paddingInline: 16, paddingBlock: '300px 1500px' }}>
      <Services />
    </div>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.click(select);
    const list = canvas.getByRole('listbox');
    const gap = () => Math.round(list.getBoundingClientRect().top - select.getBoundingClientRect().bottom);
    const before = gap();
    await expect(before).toBe(4);
    window.scrollTo(0, 120);
    await waitFor(() => expect(select.getBoundingClientRect().top).toBeLessThan(250));
    await waitFor(() => expect(gap()).toBe(before));
    window.scrollTo(0, 1200);
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    window.scrollTo(0, 0);
  },
};
