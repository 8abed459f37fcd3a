import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlaces, ownerOf } from './places.ts';

const times = (many: number, work: () => void) => {
  for (let at = 0; at < many; at += 1) work();
};

it.each([
  ['fcm.googleapis.com', 'googleapis.com'],
  ['wns2-par02p.notify.windows.com', 'windows.com'],
  ['web.push.apple.com', 'apple.com'],
  ['n1.slow.example:8443', 'slow.example:8443'],
  ['push', 'push'],
])('%s is of %s', (host, owner) => {
  expect(ownerOf(host)).toBe(owner);
});

it('a push service gets its share and no more, and is asked for more of once half of that has landed', () => {
  const places = createPlaces(100, 40);
  expect([places.most(), places.busy()]).toEqual([40, []]);
  times(20, () => places.take('slow'));
  expect([places.most(), places.busy()]).toEqual([20, []]);
  times(20, () => places.take('slow'));
  expect([places.most(), places.busy(), places.hasRoom()]).toEqual([40, ['slow'], true]);
  times(20, () => places.leave('slow'));
  expect([places.most(), places.busy()]).toEqual([20, []]);
  times(20, () => places.leave('slow'));
  expect([places.most(), places.busy()]).toEqual([40, []]);
});

it('whatever is taken and lands, no push service has more than its share, and all together no more than there are', () => {
  const hosts = fc.constantFrom('a', 'b', 'c', 'd');
  const turns = fc.array(fc.record({ due: fc.array(hosts, { maxLength: 60 }), lands: fc.array(hosts) }));
  fc.assert(
    fc.property(turns, (all) => {
      const places = createPlaces(100, 40);
      const air = new Map<string, number>();
      const count = (host: string, by: number) => air.set(host, (air.get(host) ?? 0) + by);
      for (const { due, lands } of all) {
        const busy = places.busy();
        for (const host of due.filter((one) => !busy.includes(one)).slice(0, places.most())) {
          places.take(host);
          count(host, 1);
        }
        for (const many of air.values()) expect(many).toBeLessThanOrEqual(40);
        expect([...air.values()].reduce((sum, many) => sum + many, 0)).toBeLessThanOrEqual(100);
        for (const host of lands)
          if ((air.get(host) ?? 0) > 0) {
            places.leave(host);
            count(host, -1);
          }
      }
    }),
  );
});
