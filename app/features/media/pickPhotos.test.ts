import { afterEach, expect, it, vi } from 'vitest';
import { pickPhotos } from './pickPhotos.ts';

afterEach(() => vi.unstubAllGlobals());

function picker(ending: 'change' | 'cancel', files?: readonly File[]) {
  const input = Object.assign(new EventTarget(), { files, accept: '', multiple: false, click: () => {} });
  input.click = () => void input.dispatchEvent(new Event(ending));
  vi.stubGlobal('document', { createElement: () => input });
  return input;
}

it('the picker takes several files and prefers JPEG over HEIC', async () => {
  const photo = new File(['x'], 'a.jpg');
  const input = picker('change', [photo]);
  expect(await pickPhotos()).toEqual([photo]);
  expect([input.multiple, input.accept.split(',')[0]]).toEqual([true, 'image/jpeg']);
  expect(input.accept).not.toMatch(/hei[cf]/);
  for (const film of ['video/mp4', 'video/quicktime', 'video/webm']) expect(input.accept).toContain(film);
});
