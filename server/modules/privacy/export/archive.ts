import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Reader, Services } from '../../context/services.ts';
import { aboutPerson, ownCase, ownCaseKeys, ownCases } from './ownData.ts';
import { bytesOf, captionsName, photoName, photosOf, wordsOf } from './ownPhotos.ts';
import { formatCase, formatPerson } from './ownText.ts';

async function* personText(services: Services, reader: Reader, made: Date): AsyncGenerator<string> {
  yield formatPerson(await aboutPerson(services, reader.crUid), reader.locale, made);
}

async function* caseText(services: Services, csid: string, reader: Reader): AsyncGenerator<string> {
  const found = await ownCase(services, csid, reader);
  if (found) yield formatCase(found, reader.locale);
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

/** Streams everything stored about a person as a zip: texts per case, the same as JSON, and sent files. */
export async function archiveOf(
  services: Services,
  reader: Reader,
  made = new Date(),
): Promise<NodeJS.ReadableStream> {
  const [cases, photos] = [await ownCaseKeys(services, reader), await photosOf(services, reader)];
  const zip = new yazl.ZipFile();
  const add = (content: AsyncGenerator<string | Uint8Array>, name: string, compress = true) => {
    const stream = Readable.from(content, { objectMode: false });
    stream.on('error', (error) => zip.outputStream.emit('error', error));
    zip.addReadStream(stream, name, { mtime: made, compress });
  };
  add(personText(services, reader, made), 'person.txt');
  add(dataOf(services, reader, made), 'data.json');
  for (const { csid, cuid, nbr } of cases) add(caseText(services, csid, reader), `cases/${cuid}-${nbr}.txt`);
  for (const file of photos) {
    add(bytesOf(services, file), photoName(file), false);
    if (file.captions) add(wordsOf(file.captions), captionsName(file));
  }
  zip.end();
  return zip.outputStream;
}
