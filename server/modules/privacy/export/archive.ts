import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { AppContext, Reader } from '../../context/appContext.ts';
import { fetchOwnCase, fetchPersonData, findOwnCaseKeys, streamOwnCases } from './ownData.ts';
import {
  findSentPhotos,
  formatCaptionsPath,
  formatPhotoPath,
  streamCaptions,
  streamFile,
} from './ownPhotos.ts';
import { formatCase, formatPerson } from './ownText.ts';

async function* streamPersonText(context: AppContext, reader: Reader, made: Date): AsyncGenerator<string> {
  yield formatPerson(await fetchPersonData(context, reader.crUid), reader.locale, made);
}

async function* streamCaseText(context: AppContext, csid: string, reader: Reader): AsyncGenerator<string> {
  const found = await fetchOwnCase(context, csid, reader);
  if (found) yield formatCase(found, reader.locale);
}

async function* streamData(context: AppContext, reader: Reader, made: Date): AsyncGenerator<string> {
  const about = await fetchPersonData(context, reader.crUid);
  yield `${JSON.stringify({ made, ...about }, null, 1).slice(0, -2)},\n "cases": [`;
  let between = '\n';
  for await (const one of streamOwnCases(context, reader)) {
    yield between + JSON.stringify(one, null, 1);
    between = ',\n';
  }
  yield ']\n}\n';
}

/** A zip of text per case, the same as JSON, and sent files. */
export async function streamArchive(
  context: AppContext,
  reader: Reader,
  made = new Date(),
): Promise<NodeJS.ReadableStream> {
  const [cases, photos] = [await findOwnCaseKeys(context, reader), await findSentPhotos(context, reader)];
  const zip = new yazl.ZipFile();
  const add = (content: AsyncGenerator<string | Uint8Array>, name: string, compress = true) => {
    const stream = Readable.from(content, { objectMode: false });
    stream.on('error', (error) => zip.outputStream.emit('error', error));
    zip.addReadStream(stream, name, { mtime: made, compress });
  };
  add(streamPersonText(context, reader, made), 'person.txt');
  add(streamData(context, reader, made), 'data.json');
  for (const { csid, cuid, nbr } of cases)
    add(streamCaseText(context, csid, reader), `cases/${cuid}-${nbr}.txt`);
  for (const file of photos) {
    add(streamFile(context, file), formatPhotoPath(file), false);
    if (file.captions) add(streamCaptions(file.captions), formatCaptionsPath(file));
  }
  zip.end();
  return zip.outputStream;
}
