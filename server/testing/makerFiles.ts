import sharp from 'sharp';
import { createScene, rotateScene } from './photoFiles.ts';
import { addMetadataKeys, addPhoneNotes, isoBox, makeVideo } from './videoFiles.ts';

/** As devices write them. */
export interface MakerFile {
  readonly name: string;
  readonly mimeType: string;
  readonly make: () => Promise<Buffer>;
}

/** Never stored. */
export const TELLING = [
  'Fairphone',
  'Belleroche',
  'Devant chez moi',
  '48.8577',
  'iPhone',
  'MotionPhoto',
  'com.apple',
  'com.android',
  'udta',
  'A1B2C3D4',
] as const;

const APPLE = {
  'com.apple.quicktime.content.identifier': 'A1B2C3D4-0000-4000-8000-1234567890AB',
  'com.apple.quicktime.location.ISO6709': '+48.8577+002.2950+035.000/',
  'com.apple.quicktime.make': 'Apple',
  'com.apple.quicktime.model': 'iPhone 15',
};

const MOTION =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1" GCamera:MotionPhotoVersion="1"/></rdf:RDF></x:xmpmeta>';

/** A still with a film. */
async function makeMotionPhoto(): Promise<Buffer> {
  const still = await sharp(await rotateScene(6))
    .keepMetadata()
    .withXmp(MOTION)
    .jpeg()
    .toBuffer();
  return Buffer.concat([still, Buffer.from('MotionPhoto_Data'), addPhoneNotes(await makeVideo())]);
}

const makePhotoFile = (name: string, make: MakerFile['make'], mimeType = 'image/jpeg'): MakerFile => ({
  name,
  mimeType,
  make,
});

export const photosOfMakers: Readonly<Record<string, MakerFile>> = {
  'a still of a live photo': makePhotoFile('IMG_0001.JPG', () => rotateScene(6)),
  'a JPEG under the name of a HEIC': makePhotoFile('IMG_0002.HEIC', () => rotateScene(3), 'image/heic'),
  'a motion photo, with a film behind its end': makePhotoFile('PXL_20261124.MP.jpg', makeMotionPhoto),
  'a picture that comes in sharper and sharper': makePhotoFile('progressive.jpg', async () =>
    sharp(await rotateScene(8))
      .keepMetadata()
      .jpeg({ progressive: true })
      .toBuffer(),
  ),
  'a picture of a print shop (CMYK)': makePhotoFile('affiche.jpg', () =>
    createScene()
      .withExif({ IFD0: { Make: 'Fairphone', ImageDescription: 'Devant chez moi' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer(),
  ),
  'a picture with 16 bits a colour': makePhotoFile(
    'scan.png',
    () =>
      createScene()
        .withExif({ IFD0: { Make: 'Fairphone', ImageDescription: 'Devant chez moi' } })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'image/png',
  ),
};

export const filmsOfMakers: Readonly<Record<string, MakerFile>> = {
  'the film of a live photo': {
    name: 'IMG_0001.MOV',
    mimeType: 'video/quicktime',
    make: async () => addMetadataKeys(await makeVideo({ container: 'mov', seconds: 3, rotation: 90 }), APPLE),
  },
  'what a phone records of its screen': {
    name: 'Screenrecorder.mp4',
    mimeType: 'video/mp4',
    make: async () =>
      addPhoneNotes(
        addMetadataKeys(await makeVideo({ seconds: 4, sound: 'none', uneven: true, told: [159, 95] }), {
          'com.android.version': '15',
          'com.android.capture.fps': '60',
        }),
      ),
  },
};

/** Around dummy data. */
export const heic: MakerFile = {
  name: 'IMG_0003.HEIC',
  mimeType: 'image/heic',
  make: async () =>
    Buffer.concat([
      isoBox('ftyp', Buffer.from('heic\0\0\0\0mif1heicmiaf', 'latin1')),
      isoBox('meta', Buffer.alloc(4), isoBox('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict', 'latin1'))),
      isoBox('mdat', Buffer.alloc(4000, 7)),
    ]),
};
