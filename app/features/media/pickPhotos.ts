const ACCEPTED = 'image/jpeg,image/png,image/webp,image/*,video/mp4,video/quicktime,video/webm';

/** Opens the device's picker. JPEG comes first, so that phones convert HEIC. */
export const pickPhotos = (): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: ACCEPTED, multiple: true });
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
