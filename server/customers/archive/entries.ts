import { fileNameSchema } from '../file/customerFile.ts';

/** Where the parts of an archive stand. */
export const PARTS = {
  manifest: 'parvis.json',
  beside: 'beside.json',
  customer: (name: string) => `customer/${name}`,
  picture: (id: string) => `pictures/${id}`,
} as const;

const PICTURE = /^pictures\/[\w-]{43}$/;

/** Whether an entry is one that archives have. */
export function isEntry(name: string): boolean {
  if (name === PARTS.manifest || name === PARTS.beside || PICTURE.test(name)) return true;
  const [folder, file, ...more] = name.split('/');
  return folder === 'customer' && more.length === 0 && fileNameSchema.safeParse(file).success;
}
