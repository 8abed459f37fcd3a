import {
  Button,
  Dialog,
  DropdownMenu,
  Flex,
  RadioGroup,
  Switch,
  Tabs,
  Text,
  Tooltip,
} from '@radix-ui/themes';
import { type Subject, words } from '../subject.ts';

const { tooltip, menu, switch: toggle, tabs, radio, overlay } = words;

export const make: Subject['make'] = {
  tooltip: () => (
    <Tooltip content={tooltip.text}>
      <Button>{tooltip.button}</Button>
    </Tooltip>
  ),
  menu: () => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button>{menu.button}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {menu.entries.map((label) => (
          <DropdownMenu.Item key={label}>{label}</DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  switch: () => (
    <Text as="label">
      <Flex gap="2">
        <Switch defaultChecked />
        {toggle.label}
      </Flex>
    </Text>
  ),
  tabs: () => (
    <Tabs.Root defaultValue="open">
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
  radioGroup: (n) => (
    <div>
      <Text as="div" weight="bold" id={`g${n}`}>
        {radio.label}
      </Text>
      <RadioGroup.Root defaultValue={radio.chosen} aria-labelledby={`g${n}`}>
        {radio.entries.map(({ value, label }) => (
          <RadioGroup.Item key={value} value={value}>
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  ),
};

export const open: Subject['open'] = {
  dialog: () => (
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Title>{overlay.title}</Dialog.Title>
        <Dialog.Description>{overlay.text}</Dialog.Description>
        <Button>{overlay.button}</Button>
      </Dialog.Content>
    </Dialog.Root>
  ),
};
