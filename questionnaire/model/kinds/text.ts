import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

export const createTextSchema = () => z.object({ type: z.literal('text'), ...decorative });

export const describeTextItemKeys = (): Descriptions => ({
  ...LOOK,
  type: 'text: words that are only shown.',
});

export const createTextExamples = (id: string): z.infer<ReturnType<typeof createTextSchema>>[] => [
  { type: 'text', id, text: 'Words' },
];

export const text: Kind<z.infer<ReturnType<typeof createTextSchema>>> = { confirm: 'appended' };

export const createSeparatorSchema = () => z.object({ type: z.literal('separator'), ...decorative });

export const describeSeparatorKeys = (): Descriptions => ({
  ...LOOK,
  type: 'separator: a line between items.',
});

export const createSeparatorExamples = (): z.infer<ReturnType<typeof createSeparatorSchema>>[] => [
  { type: 'separator' },
];

export const separator: Kind<z.infer<ReturnType<typeof createSeparatorSchema>>> = {
  confirm: 'appended',
  wordless: true,
};

export const createImageSchema = () => z.object({ type: z.literal('image'), ...decorative });

export const describeImageKeys = (): Descriptions => ({
  ...LOOK,
  type: 'image: a picture; give it imgDesc.',
});

export const createImageExamples = (id: string): z.infer<ReturnType<typeof createImageSchema>>[] => [
  { type: 'image', id, imgSrc: 'droplet', imgDesc: 'A drop of water' },
];

export const image: Kind<z.infer<ReturnType<typeof createImageSchema>>> = { confirm: 'appended' };
