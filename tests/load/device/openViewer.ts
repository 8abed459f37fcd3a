import { type Locale, languages } from '@parvis/locales/languages';
import { partTexts } from '@parvis/locales/partTexts';
import { ImageViewer } from '@parvis/ui/parts/ImageViewer';
import { UiTextsProvider } from '@parvis/ui/texts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const locale: Locale = languages[0].locale;
const texts = partTexts((id) => id, locale);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the viewer on a picture that is on the device. @returns milliseconds until it is drawn */
export async function openViewer(picture: Blob): Promise<number> {
  const src = URL.createObjectURL(picture);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const viewer = createElement(ImageViewer, {
    open: true,
    images: [{ src, alt: 'Photo' }],
    onClose: () => undefined,
  });
  const begun = performance.now();
  root.render(createElement(UiTextsProvider, { texts }, viewer));
  const shown = () => document.querySelector<HTMLImageElement>('[data-status=shown] img');
  while (!shown()) await nextFrame();
  await shown()?.decode();
  // What is drawn is seen with the frame after it.
  await nextFrame();
  const ms = performance.now() - begun;
  root.unmount();
  URL.revokeObjectURL(src);
  return ms;
}
