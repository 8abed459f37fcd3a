import '@radix-ui/themes/styles.css';
import { Box, Card, Select, Text, TextField, Theme } from '@radix-ui/themes';
import { Drop } from './Drop.tsx';
import { type Subject, words } from './subject.ts';

const { tile, select, field } = words;

export const subject: Subject = {
  name: 'Radix Themes',
  themed: true,
  make: {
    tile: () => (
      <Card asChild>
        <button type="button">
          <Drop />
          <Text as="div" weight="bold">
            {tile.label}
          </Text>
          <Text as="div" size="2" color="gray">
            {tile.description}
          </Text>
        </button>
      </Card>
    ),
    select: (n) => (
      <Box>
        <Text as="label" htmlFor={`s${n}`} weight="bold">
          {select.label}
        </Text>
        <Select.Root defaultValue={select.chosen}>
          <Select.Trigger id={`s${n}`} />
          <Select.Content>
            {select.options.map((option) => (
              <Select.Item key={option} value={option}>
                {option}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      </Box>
    ),
    textField: (n) => (
      <Box>
        <Text as="label" htmlFor={`f${n}`} weight="bold">
          {field.label}
        </Text>
        <Text as="div" size="2">
          {field.hint}
        </Text>
        <TextField.Root id={`f${n}`} defaultValue={field.value} />
      </Box>
    ),
  },
  Ground: ({ brand, children }) => <Theme accentColor={brand}>{children}</Theme>,
};
