const PICTURES = 'image/jpeg,image/png,image/webp,image/*';
const VIDEOS = 'video/mp4,video/quicktime,video/webm';

/** JPEG comes first, so that phones convert HEIC. */
const pickFiles = (accept: string, multiple: boolean): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept, multiple });
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });

export const pickPhotos = (): Promise<readonly File[]> => pickFiles(`${PICTURES},${VIDEOS}`, true);

/** Undefined if none was chosen. */
export const pickPicture = async (): Promise<File | undefined> => (await pickFiles(PICTURES, false))[0];
