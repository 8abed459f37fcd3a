import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fill } from '@parvis/api/address';
import { addresses, imageAddress } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { ms as inMs, median, type Section } from '../bench/figures.ts';
import { cookieOf } from './calls.ts';
import { Connection } from './http.ts';
import { openStream } from './openStream.ts';
import { CUSTOMER, newId, noise, sendPhoto } from './photos.ts';
import { type Amount, caseId, reporterOf } from './seed.ts';
import type { Server } from './servers.ts';

/** The agent of the seeded customer. */
const AGENT = 0;
const ROUNDS = 5;
/** How long an answer is on its way over slow 4G, milliseconds: that to the last part, and the message behind it. */
const ROUND_TRIP = 150;
/** Of the open cases, one of which each of twenty is. */
const CASE = 20;

const kinds = {
  '5 MB, as a camera made it': () => noise(4400, 3300).jpeg({ quality: 86 }).toBuffer(),
  '0.3 MB, as the app sends it': () => noise(2048, 1536).jpeg({ quality: 45 }).toBuffer(),
} as const;

/** A picture as the other screen asks for it. */
const picture = (port: number, id: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const path = imageAddress('town', { ...CUSTOMER, id, size: 'small' });
    get({ port, host: '127.0.0.1', path, headers: { cookie: cookieOf(AGENT) } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      buffer(answer).then(({ length }) => resolve(length), reject);
    }).on('error', reject);
  });

/** Sends a photo from a phone on slow 4G. @returns milliseconds from its last byte until staff have its picture */
async function arrival(server: Server, bytes: Buffer, { amount, heard }: { amount: Amount; heard: Heard }) {
  const connection = new Connection(server.port);
  const person = reporterOf(CASE, amount);
  const id = newId();
  try {
    const { ms } = await sendPhoto(connection, person, bytes, id);
    const answered = performance.now();
    await pause(ROUND_TRIP);
    const told = heard(caseId(CASE));
    await connection.call({
      path: callAddress(mobileCalls.sendMedia, CUSTOMER),
      cookie: cookieOf(person),
      body: { csid: caseId(CASE), id: newId(), files: [{ id }] },
    });
    await told;
    await picture(server.port, id);
    return ms + performance.now() - answered;
  } finally {
    connection.end();
  }
}

/** Resolves when the stream tells of a case. */
type Heard = (csid: string) => Promise<void>;

/** How soon a photo is on the screen of staff who look on, once its last byte has come. */
export async function measureScreen(server: Server, amount: Amount): Promise<Section> {
  let tell: (text: string) => void = () => undefined;
  const heard: Heard = (csid) =>
    new Promise((resolve) => {
      tell = (text) => text.includes(csid) && resolve();
    });
  const path = fill(addresses.staffLive.template, CUSTOMER);
  const stream = await openStream({ port: server.port, path, person: AGENT }, (text) => tell(text));
  const rows: string[][] = [];
  try {
    for (const [name, make] of Object.entries(kinds)) {
      const bytes = await make();
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await arrival(server, bytes, { amount, heard }));
      const row = [name, (bytes.length / 1e6).toFixed(2), inMs(median(times)), inMs(Math.max(...times))];
      console.log(row.join(' | '));
      rows.push(row);
    }
  } finally {
    stream.removeAllListeners('close');
    stream.destroy();
  }
  return {
    title: 'To the other screen',
    about: `Milliseconds from the last byte of a photo until its picture is with staff who look on: it is read and written anew, the message that shows it follows (a round trip of slow 4G, ${ROUND_TRIP} ms, before it), the live stream tells of it, and the picture is fetched. ${ROUNDS} photos, one after the other; goal: 2,000.`,
    head: ['photo', 'MB', 'median', 'longest'],
    rows,
  };
}
