import { mobileGatheringCalls, townGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import type { Client } from '@parvis/api/client';
import type { Gathering } from './dayScript.ts';
import { sayIn } from './dayScript.ts';
import { createId } from './person.ts';
import { arriveAt, type Playing } from './playing.ts';

/** Opened by a manager; named visitors join, all write. @returns its id */
export async function holdGathering(playing: Playing, gathering: Gathering): Promise<string> {
  const { day, at, staff } = playing;
  const { cuid } = day;
  const gthrId = createId();
  const [title, intro] = [gathering.title, gathering.intro].map(([fr, en]) => ({ fr, en }));
  await staff.manager.call(townGatheringCalls.gatheringsCreate, {
    cuid,
    body: { gthrId, title: title ?? {}, intro: intro ?? {}, access: 'customer' },
  });
  const members = new Map<string, Client>();
  const join = async (name: string): Promise<Client> => {
    const visitor = await arriveAt(playing, gathering.at);
    await visitor.call(mobileGatheringCalls.gatheringsJoin, { cuid, body: { gthrId, name } });
    members.set(name, visitor);
    return visitor;
  };
  for (const message of gathering.messages) {
    const body = { csid: gthrId, id: createId(), txt: sayIn(message.says, at.locale) };
    if ('role' in message) await staff[message.role].call(townCalls.sendTxt, { cuid, body });
    else {
      const member = members.get(message.name) ?? (await join(message.name));
      await member.call(mobileCalls.sendTxt, { cuid, body });
    }
  }
  return gthrId;
}
