import '@mantine/core/styles.css';
import {
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
  Rating,
  Select,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { Drop } from './Drop.tsx';
import { type Brand, brands, type Subject, words } from './subject.ts';

const themeOf = (brand: Brand) => {
  const shades = Array.from({ length: 10 }, () => brands[brand].strong) as unknown as MantineColorsTuple;
  return createTheme({ colors: { brand: shades }, primaryColor: 'brand', black: brands[brand].text });
};
const themes = { blue: themeOf('blue'), green: themeOf('green') };
const { tile, rating, select, field } = words;

export const subject: Subject = {
  name: 'Mantine',
  themed: true,
  make: {
    tile: () => (
      <UnstyledButton p="md" bd="1px solid brand" bdrs="md" w="100%">
        <Drop />
        <Text fw={700}>{tile.label}</Text>
        <Text size="sm">{tile.description}</Text>
      </UnstyledButton>
    ),
    rating: () => (
      <div>
        <Text fw={700}>{rating.label}</Text>
        <Rating defaultValue={rating.value} count={rating.max} />
      </div>
    ),
    select: () => <Select label={select.label} data={select.options} defaultValue={select.chosen} />,
    textField: () => <TextInput label={field.label} description={field.hint} defaultValue={field.value} />,
  },
  Ground: ({ brand, children }) => <MantineProvider theme={themes[brand]}>{children}</MantineProvider>,
};
