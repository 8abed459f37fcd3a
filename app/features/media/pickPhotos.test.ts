import { afterEach, expect, it, vi } from 'vitest';
import { pickPhotos } from './pickPhotos.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose picker ends so. */
function picker(ending: 'change' | 'cancel', files?: readonly File[]) {
  const input = Object.assign(new EventTarget(), { files, accept: '', multiple: false, click: () => {} });
  input.click = () => void input.dispatchEvent(new Event(ending));
  vi.stubGlobal('document', { createElement: () => input });
  return input;
}

it('the picker of a device is asked for several, and for JPEG before all else: phones hand on no HEIC then', async () => {
  const photo = new File(['x'], 'a.jpg');
  const input = picker('change', [photo]);
  expect(await pickPhotos()).toEqual([photo]);
  expect([input.multiple, input.accept.split(',')[0]]).toEqual([true, 'image/jpeg']);
  expect(input.accept).not.toMatch(/hei[cf]/);
  for (const film of ['video/mp4', 'video/quicktime', 'video/webm']) expect(input.accept).toContain(film);
});
