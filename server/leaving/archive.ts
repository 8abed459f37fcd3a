import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Reader, Services } from '../services/services.ts';
import { aboutPerson, ownCases } from './ownData.ts';
import { caseHtml, PAGE_END, pageHead } from './ownPage.ts';
import { bytesOf, captionsName, photoName, photosOf, wordsOf } from './ownPhotos.ts';

async function* pageOf(services: Services, reader: Reader, made: Date): AsyncGenerator<string> {
  yield pageHead(await aboutPerson(services, reader.crUid), reader.locale, made);
  for await (const one of ownCases(services, reader)) yield caseHtml(one, reader.locale);
  yield PAGE_END;
}

async function* dataOf(services: Services, reader: Reader, made: Date): AsyncGenerator<string> {
  const about = await aboutPerson(services, reader.crUid);
  yield `${JSON.stringify({ made, ...about }, null, 1).slice(0, -2)},\n "cases": [`;
  let between = '\n';
  for await (const one of ownCases(services, reader)) {
    yield between + JSON.stringify(one, null, 1);
    between = ',\n';
  }
  yield ']\n}\n';
}

/** The names of what is in the archive beside photos and videos: a page to read, and the same as data. */
const ARCHIVED = { page: 'index.html', data: 'data.json' } as const;

/**
 * All that is kept of a person, as one archive, made while it is read: no more than a case of it is ever held.
 * What fails on the way breaks it off, so that nobody takes half of it for all.
 */
export async function archiveOf(
  services: Services,
  reader: Reader,
  made = new Date(),
): Promise<NodeJS.ReadableStream> {
  const photos = await photosOf(services, reader);
  const zip = new yazl.ZipFile();
  const add = (content: AsyncGenerator<string | Uint8Array>, name: string, compress = true) => {
    const stream = Readable.from(content, { objectMode: false });
    stream.on('error', (error) => zip.outputStream.emit('error', error));
    zip.addReadStream(stream, name, { mtime: made, compress });
  };
  add(pageOf(services, reader, made), ARCHIVED.page);
  add(dataOf(services, reader, made), ARCHIVED.data);
  for (const file of photos) {
    add(bytesOf(services, file), photoName(file), false);
    if (file.captions) add(wordsOf(file.captions), captionsName(file));
  }
  zip.end();
  return zip.outputStream;
}
