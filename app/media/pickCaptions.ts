/** Asks for a file of captions. Phones know few of their types: they are looked at when they are read. */
export const pickCaptions = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: '.vtt,.srt,text/vtt,application/x-subrip,text/plain' });
    input.addEventListener('change', () => resolve(input.files?.[0]), { once: true });
    input.addEventListener('cancel', () => resolve(undefined), { once: true });
    input.click();
  });
