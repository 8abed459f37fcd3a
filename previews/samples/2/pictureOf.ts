import type { ChatImage } from '@parvis/ui/screens/Chat';

/** A picture that was chosen on this device, shown from memory; null when the file is no picture a browser can show. */
export async function pictureOf(file: File): Promise<ChatImage | null> {
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
