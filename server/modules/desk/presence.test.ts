import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { assignCalls } from '@parvis/api/calls/assign';
import { mobileLinkCalls, townLinkCalls } from '@parvis/api/calls/links';
import { presenceCalls } from '@parvis/api/calls/presence';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { roundMilliseconds, setClockOffset } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { findRowsContaining } from '../../testing/findRowsContaining.ts';
import { type LiveReader, readLive } from '../../testing/liveReader.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { alone: false });
const origin = await services.listen();
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
afterEach(() => setClockOffset(roundMilliseconds(0)));

const staffLive = `${origin}${fill(addresses.staffLive.template, { cuid: 'testville' })}`;
const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
const jo = await createContributor(services);

type State = 'reading' | 'typing' | 'left';
const mark = (person: Person, csid: string, state: State, id = createId()) =>
  person.call(presenceCalls.presenceSend, { csid, id, state });
const seen = ({ lines }: LiveReader, csid: string) =>
  lines.flatMap(({ data }) => (data?.type === 'presence' && data.csid === csid ? [data.person] : []));
const openStream = async (address: string, person: Person) => {
  const reader = await readLive(address, person.cookie);
  await eventually(() => expect(reader.lastId()).toBeDefined());
  return reader;
};

it('tells colleagues who reads, who types and who left, and stores nothing', async () => {
  const csid = await openCase(jo);
  const reader = await openStream(staffLive, anna);
  const page = createId();
  for (const state of ['reading', 'typing', 'left'] as const) await mark(bruno, csid, state, page);
  await eventually(() =>
    expect(seen(reader, csid)).toMatchObject([
      { name: 'Bruno Roux', state: 'reading' },
      { name: 'Bruno Roux', state: 'typing' },
      { name: 'Bruno Roux', state: 'left' },
    ]),
  );
  expect(await findRowsContaining(services.store.pool, page)).toEqual([]);
  reader.stop();
});

it('answers who else is there, without oneself, until 15 s have passed', async () => {
  const csid = await openCase(jo);
  await mark(bruno, csid, 'typing');
  expect(await mark(anna, csid, 'reading')).toMatchObject([{ name: 'Bruno Roux', state: 'typing' }]);
  setClockOffset(roundMilliseconds(-14_000));
  expect(await mark(anna, csid, 'reading')).toHaveLength(1);
  setClockOffset(roundMilliseconds(-16_000));
  expect(await mark(anna, csid, 'reading')).toEqual([]);
});

it('shows a person who types on a phone and reads at a desk as typing', async () => {
  const csid = await openCase(jo);
  const [phone, desk] = [createId(), createId()];
  await mark(bruno, csid, 'typing', phone);
  await mark(bruno, csid, 'reading', desk);
  expect(await mark(anna, csid, 'reading')).toMatchObject([{ state: 'typing' }]);
  await mark(bruno, csid, 'left', phone);
  expect(await mark(anna, csid, 'reading')).toMatchObject([{ state: 'reading' }]);
});

it('reaches staff of another server', async () => {
  const other = await openTestServices(url, { alone: false });
  const there = await other.listen();
  const csid = await openCase(jo);
  const reader = await openStream(staffLive.replace(origin, there), anna);
  await eventually(async () => {
    await mark(bruno, csid, 'reading');
    expect(seen(reader, csid)).toContainEqual(expect.objectContaining({ name: 'Bruno Roux' }));
  });
  reader.stop();
  await other.close();
});

it('knows on all servers who is at the desk, until their last page closes', async () => {
  const other = await openTestServices(url, { alone: false });
  await other.listen();
  const colleagues = await anna.call(assignCalls.staffColleagues);
  const { crUid = '' } = colleagues.find(({ name }) => name === 'Bruno Roux') ?? {};
  const isThere = () => other.services.presence.listAtDesk('testville').has(crUid);
  const pages = [await openStream(staffLive, bruno), await openStream(staffLive, bruno)];
  await eventually(() => expect(isThere()).toBe(true));
  pages[0]?.stop();
  expect(await anna.call(assignCalls.staffColleagues)).toContainEqual(
    expect.objectContaining({ name: 'Bruno Roux', present: true }),
  );
  pages[1]?.stop();
  await eventually(() => expect(isThere()).toBe(false));
  await other.close();
});

it('never reaches visitors, guests, nor staff of other customers', async () => {
  const csid = await openCase(jo);
  await sendStep(anna, csid, 'handle');
  const { id: connectId } = getFirst(await anna.call(townLinkCalls.linksCreate, { csid }));
  const guest = await createContributor(services);
  await guest.call(mobileLinkCalls.linksJoin, { connectId });
  const olga = await signInStaff(services, 'olga@otherville.example');
  const body = { csid, id: createId(), state: 'reading' } as const;
  for (const [person, cuid, code] of [
    [jo, 'testville', 'forbidden'],
    [guest, 'testville', 'forbidden'],
    [olga, 'testville', 'forbidden'],
    [olga, 'otherville', 'unknownCase'],
  ] as const)
    expect((await person.send(presenceCalls.presenceSend, body, { cuid })).error?.code).toBe(code);
  const ownLive = `${origin}${addresses.contributorLive.template}`;
  const others = [
    await openStream(ownLive, jo),
    await openStream(ownLive, guest),
    await openStream(`${origin}${fill(addresses.staffLive.template, { cuid: 'otherville' })}`, olga),
  ];
  const colleague = await openStream(staffLive, anna);
  await mark(bruno, csid, 'typing');
  await eventually(() => expect(seen(colleague, csid)).toHaveLength(1));
  for (const reader of [...others, colleague]) reader.stop();
  expect(JSON.stringify(others.map(({ lines }) => lines))).not.toContain('presence');
});
