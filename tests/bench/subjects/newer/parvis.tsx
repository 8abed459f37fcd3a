import { Button } from '@parvis/ui/parts/Button';
import { Dialog } from '@parvis/ui/parts/Dialog';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { Menu } from '@parvis/ui/parts/Menu';
import { RadioGroup } from '@parvis/ui/parts/RadioGroup';
import { Switch } from '@parvis/ui/parts/Switch';
import { Tabs } from '@parvis/ui/parts/Tabs';
import { Tooltip } from '@parvis/ui/parts/Tooltip';
import { type Subject, words } from '../subject.ts';

const { tooltip, menu, switch: toggle, tabs, radio, overlay } = words;
const entries = menu.entries.map((label) => ({ id: label, label }));
const nothing = () => undefined;

export const make: Subject['make'] = {
  tooltip: () => (
    <Tooltip text={tooltip.text}>
      <Button>{tooltip.button}</Button>
    </Tooltip>
  ),
  menu: () => (
    <Menu title={menu.button} entries={entries} onChoose={nothing}>
      {menu.button}
    </Menu>
  ),
  switch: () => <Switch label={toggle.label} defaultChecked />,
  tabs: () => <Tabs label={tabs.label} entries={tabs.entries} />,
  radioGroup: () => <RadioGroup label={radio.label} options={radio.entries} defaultValue={radio.chosen} />,
};

export const open: Subject['open'] = {
  dialog: () => (
    <Dialog open onClose={nothing} title={overlay.title} description={overlay.text}>
      <Button>{overlay.button}</Button>
    </Dialog>
  ),
  drawer: () => (
    <Drawer open onClose={nothing} title={overlay.title} description={overlay.text}>
      <Button>{overlay.button}</Button>
    </Drawer>
  ),
};
