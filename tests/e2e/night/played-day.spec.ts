import { boardCalls } from '@parvis/api/calls/board';
import { townGatheringCalls } from '@parvis/api/calls/gatherings';
import { staffPollCalls } from '@parvis/api/calls/polls';
import { townCalls } from '@parvis/api/calls/town';
import { day } from '../../../scripts/day/days/town.ts';
import { signIn } from '../../../scripts/day/person.ts';
import { playDay } from '../../../scripts/day/playDay.ts';
import { desk, expect, test } from '../test.ts';
import { french } from '../words.ts';

test('the day of the town gives the desk sixty cases, polls, a discussion and photos, once', async ({
  people,
  launch,
}) => {
  const product = await launch({ env: { PARVIS_LIMIT_FACTOR: '50' } });
  const { address } = product;
  const at = { origin: address, outbox: `${address}${await product.outboxPath()}`, locale: 'fr-FR' } as const;
  const played = await playDay(day, at, () => undefined);
  expect(played?.cases).toBe(60);

  const manager = await signIn(at, day.staff.manager);
  const { cuid } = day;
  const { counts } = await manager.page(boardCalls.casesListAll, { cuid, body: { limit: 1, counts: true } });
  expect((counts?.all ?? 0) + (counts?.closed ?? 0)).toBe(60);
  expect(counts).toMatchObject({ held: 7, closed: 29 });
  const tag = await manager.call(boardCalls.casesListAll, { cuid, body: { search: 'mur des halles' } });
  const [withPhoto] = await manager.call(townCalls.fetchMedia, { cuid, body: { csid: tag[0]?.csid ?? '' } });
  expect(withPhoto?.media).toMatchObject([{ alt: 'Un tag bleu sur un mur de briques' }]);
  for (const [code, many] of [
    ['square', 8],
    [played?.polls[1] ?? '', 7],
  ] as const) {
    const [shown] = await manager.call(staffPollCalls.pollsResults, { cuid, body: { code } });
    expect(shown?.results).toMatchObject({ many, complete: many });
  }
  const [gthrId = ''] = played?.gatherings ?? [];
  const [gathering] = await manager.call(townGatheringCalls.gatheringsInfo, { cuid, body: { gthrId } });
  expect(gathering).toMatchObject({ title: 'Le marché de nuit', state: 'open', people: 5 });

  expect(await playDay(day, at, () => undefined)).toBeUndefined();
  const staff = await people.staff({ words: french, options: desk, product });
  await staff.login('manager@town.example');
  await expect(staff.filterChip('closed')).toHaveAccessibleName(/29/);
});
