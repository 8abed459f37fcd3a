/** The size of a picture as it is seen, pixels; nothing where this browser does not tell. */
export async function sizeIn(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
