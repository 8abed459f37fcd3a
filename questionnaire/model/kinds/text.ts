import * as z from 'zod/mini';
import { type Descriptions, LOOK } from './descriptions.ts';
import type { Kind } from './kind.ts';
import { decorative } from './shapes.ts';

export const textSchema = () => z.object({ type: z.literal('text'), ...decorative });

export const textKeys = (): Descriptions => ({
  ...LOOK,
  type: 'text: words that are only shown.',
});

export const textExamples = (id: string): z.infer<ReturnType<typeof textSchema>>[] => [
  { type: 'text', id, text: 'Words' },
];

export const text: Kind<z.infer<ReturnType<typeof textSchema>>> = { confirm: 'appended' };

export const separatorSchema = () => z.object({ type: z.literal('separator'), ...decorative });

export const separatorKeys = (): Descriptions => ({
  ...LOOK,
  type: 'separator: a line between items.',
});

export const separatorExamples = (): z.infer<ReturnType<typeof separatorSchema>>[] => [{ type: 'separator' }];

export const separator: Kind<z.infer<ReturnType<typeof separatorSchema>>> = {
  confirm: 'appended',
  wordless: true,
};

export const imageSchema = () => z.object({ type: z.literal('image'), ...decorative });

export const imageKeys = (): Descriptions => ({
  ...LOOK,
  type: 'image: a picture; give it imgDesc.',
});

export const imageExamples = (id: string): z.infer<ReturnType<typeof imageSchema>>[] => [
  { type: 'image', id, imgSrc: 'droplet', imgDesc: 'A drop of water' },
];

export const image: Kind<z.infer<ReturnType<typeof imageSchema>>> = { confirm: 'appended' };
