import { expect, it } from 'vitest';
import { getDownloadLink } from './getDownloadLink.ts';

it.each(['/api/x/media/image/a?size=large', 'blob:https://a.example/1', 'data:image/png;base64,AA=='])(
  '%s is downloaded under its name',
  (address) => {
    expect(getDownloadLink({ address, name: 'Photo 2.jpg', number: 2 })).toEqual({
      href: address,
      download: 'Photo 2.jpg',
    });
  },
);
