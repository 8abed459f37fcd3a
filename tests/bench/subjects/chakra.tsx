import {
  Box,
  ChakraProvider,
  createListCollection,
  createSystem,
  defaultConfig,
  Field,
  Input,
  RatingGroup,
  Select,
  Text,
} from '@chakra-ui/react';
import { Drop } from './Drop.tsx';
import { type Brand, brands, type Subject, words } from './subject.ts';

const systemOf = (brand: Brand) => {
  const { strong, soft, text } = brands[brand];
  const value = (colour: string) => ({ value: colour });
  return createSystem(defaultConfig, {
    theme: {
      semanticTokens: {
        colors: {
          fg: { DEFAULT: value(text) },
          border: { DEFAULT: value(strong) },
          bg: { subtle: value(soft) },
        },
      },
    },
  });
};
const systems = { blue: systemOf('blue'), green: systemOf('green') };
const { tile, rating, select, field } = words;
const collection = createListCollection({ items: select.options.map((label) => ({ value: label, label })) });

export const subject: Subject = {
  name: 'Chakra',
  themed: true,
  make: {
    tile: () => (
      <Box as="button" w="100%" p="4" borderWidth="1px" rounded="lg" textAlign="start" bg="bg.subtle">
        <Drop />
        <Text fontWeight="bold">{tile.label}</Text>
        <Text fontSize="sm">{tile.description}</Text>
      </Box>
    ),
    rating: () => (
      <RatingGroup.Root count={rating.max} defaultValue={rating.value}>
        <RatingGroup.Label>{rating.label}</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control>
          {Array.from({ length: rating.max }, (_, index) => (
            <RatingGroup.Item key={index} index={index + 1}>
              <RatingGroup.ItemIndicator />
            </RatingGroup.Item>
          ))}
        </RatingGroup.Control>
      </RatingGroup.Root>
    ),
    select: () => (
      <Select.Root collection={collection} defaultValue={[select.chosen]}>
        <Select.HiddenSelect />
        <Select.Label>{select.label}</Select.Label>
        <Select.Control>
          <Select.Trigger>
            <Select.ValueText />
          </Select.Trigger>
          <Select.IndicatorGroup>
            <Select.Indicator />
          </Select.IndicatorGroup>
        </Select.Control>
      </Select.Root>
    ),
    textField: () => (
      <Field.Root>
        <Field.Label>{field.label}</Field.Label>
        <Input defaultValue={field.value} />
        <Field.HelperText>{field.hint}</Field.HelperText>
      </Field.Root>
    ),
  },
  Ground: ({ brand, children }) => <ChakraProvider value={systems[brand]}>{children}</ChakraProvider>,
};
