import {
  Button,
  Dialog,
  Drawer,
  Menu,
  Portal,
  RadioGroup,
  Stack,
  Switch,
  Tabs,
  Text,
  Tooltip,
} from '@chakra-ui/react';
import { type Subject, words } from '../subject.ts';

const { tooltip, menu, switch: toggle, tabs, radio, overlay } = words;

export const make: Subject['make'] = {
  tooltip: () => (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button>{tooltip.button}</Button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{tooltip.text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  ),
  menu: () => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>{menu.button}</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {menu.entries.map((label) => (
              <Menu.Item key={label} value={label}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  ),
  switch: () => (
    <Switch.Root defaultChecked>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>{toggle.label}</Switch.Label>
    </Switch.Root>
  ),
  tabs: () => (
    <Tabs.Root defaultValue="open" lazyMount unmountOnExit>
      <Tabs.List aria-label={tabs.label}>
        {tabs.entries.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.entries.map(({ id, content }) => (
        <Tabs.Content key={id} value={id}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  radioGroup: () => (
    <RadioGroup.Root defaultValue={radio.chosen}>
      <RadioGroup.Label>{radio.label}</RadioGroup.Label>
      <Stack>
        {radio.entries.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  ),
};

export const open: Subject['open'] = {
  dialog: () => (
    <Dialog.Root open>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{overlay.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{overlay.text}</Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button>{overlay.button}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  ),
  drawer: () => (
    <Drawer.Root open placement="bottom">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{overlay.title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Text>{overlay.text}</Text>
            </Drawer.Body>
            <Drawer.Footer>
              <Button>{overlay.button}</Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  ),
};
