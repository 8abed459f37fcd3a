import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './parts/Checkbox/Checkbox.tsx';
import { Menu } from './parts/Menu/Menu.tsx';
import { RadioGroup } from './parts/RadioGroup/RadioGroup.tsx';
import { Rating } from './parts/Rating/Rating.tsx';
import { Select } from './parts/Select/Select.tsx';
import { deskView, getFormEntries } from './parts/shared/storyChecks.ts';
import { Tabs } from './parts/Tabs/Tabs.tsx';
import { YesNo } from './parts/YesNo/YesNo.tsx';

/** As in a web component. */
const Shadow = ({ children }: { children?: ReactNode }) => {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const { current } = host;
    if (current) setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={host} data-testid="host">
      {root && createPortal(children, root)}
    </div>
  );
};

const chosen = fn();
const options = ['Résolu', 'Doublon', 'Autre'].map((label) => ({ value: label, label }));

const meta = {
  component: Shadow,
  tags: ['behaviour', '!autodocs'],
  ...deskView,
  args: {
    children: (
      <>
        <Menu
          title="Autres actions"
          entries={[
            { id: 'hold', label: 'Mettre en attente…' },
            { id: 'reject', label: 'Refuser…' },
          ]}
          onChoose={chosen}
        >
          Autres actions
        </Menu>
        <RadioGroup label="Issue" options={options} defaultValue="Résolu" />
        <Tabs label="Vues" entries={options.map(({ label }) => ({ id: label, label, content: label }))} />
        <Select label="Service" options={options} />
        <Rating label="Propreté" />
      </>
    ),
  },
} satisfies Meta<typeof Shadow>;
export default meta;
type Story = StoryObj<typeof meta>;

const getShadowRoot = (canvasElement: HTMLElement): ShadowRoot => {
  const root = canvasElement.querySelector('[data-testid=host]')?.shadowRoot;
  if (!root) throw new Error('There is no shadow root.');
  return root;
};
const queryRoot = (root: ShadowRoot) => within(root as unknown as HTMLElement);

export const AFormInsideIsResetWithAllItsFields: Story = {
  args: {
    children: (
      <>
        <form id="inside">
          <Select label="Service" name="service" options={options} />
          <Rating label="Propreté" name="stars" />
          <YesNo aria-label="Encore ?" name="again" />
          <Checkbox label="Son" name="sound" defaultChecked />
          <button type="reset">Recommencer</button>
        </form>
        <RadioGroup label="Issue" name="outcome" form="inside" options={options} defaultValue="Résolu" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const root = getShadowRoot(canvasElement);
    const canvas = queryRoot(root);
    const sent = () => getFormEntries(root as unknown as HTMLElement);
    const atFirst = sent();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Autre' }));
    await userEvent.click(canvas.getByRole('radio', { name: '4 étoiles sur 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Doublon' }));
    await expect(sent()).not.toEqual(atFirst);
    await userEvent.click(canvas.getByRole('button', { name: 'Recommencer' }));
    await expect(sent()).toEqual(atFirst);
    await expect(canvas.getByRole('radio', { name: 'Résolu' })).toBeChecked();
  },
};
