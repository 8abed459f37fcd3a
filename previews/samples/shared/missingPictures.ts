/** Tells each address at which there is no picture that this browser shows. @returns what ends the telling */
export function watchPictures(
  addresses: readonly string[],
  onMissing: (address: string) => void,
): () => void {
  let current = true;
  for (const address of addresses) {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onerror = () => current && onMissing(address);
    image.src = address;
  }
  return () => {
    current = false;
  };
}
