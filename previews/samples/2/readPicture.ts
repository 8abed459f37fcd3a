import type { ChatImage } from '@parvis/ui/screens/Chat';

/** In memory; null if browsers cannot show it. */
export async function readPicture(file: File): Promise<ChatImage | null> {
  if (!file.type.startsWith('image/')) return null;
  const src = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
    return { src, alt: file.name, width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    URL.revokeObjectURL(src);
    return null;
  }
}
