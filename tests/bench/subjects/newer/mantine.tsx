import { Button, Drawer, Menu, Modal, Radio, Stack, Switch, Tabs, Text, Tooltip } from '@mantine/core';
import { type Subject, words } from '../subject.ts';

const { tooltip, menu, switch: toggle, tabs, radio, overlay } = words;
const nothing = () => undefined;

export const make: Subject['make'] = {
  tooltip: () => (
    <Tooltip label={tooltip.text}>
      <Button>{tooltip.button}</Button>
    </Tooltip>
  ),
  menu: () => (
    <Menu>
      <Menu.Target>
        <Button>{menu.button}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {menu.entries.map((label) => (
          <Menu.Item key={label}>{label}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  ),
  switch: () => <Switch defaultChecked label={toggle.label} />,
  tabs: () => (
    <Tabs defaultValue="open" keepMounted={false}>
      <Tabs.List aria-label={tabs.label}>
        {tabs.entries.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.entries.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  ),
  radioGroup: (n) => (
    <Radio.Group name={`g${n}`} label={radio.label} defaultValue={radio.chosen}>
      <Stack>
        {radio.entries.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Stack>
    </Radio.Group>
  ),
};

export const open: Subject['open'] = {
  dialog: () => (
    <Modal opened onClose={nothing} title={overlay.title}>
      <Text>{overlay.text}</Text>
      <Button>{overlay.button}</Button>
    </Modal>
  ),
  drawer: () => (
    <Drawer opened onClose={nothing} position="bottom" title={overlay.title}>
      <Text>{overlay.text}</Text>
      <Button>{overlay.button}</Button>
    </Drawer>
  ),
};
