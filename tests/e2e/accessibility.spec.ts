import { expectAccessible } from './axe.ts';
import { staffScreens, visitorScreens } from './everyScreen.ts';
import { readingsOnDesk, readingsOnPhone, test } from './test.ts';

test.describe('every screen can be used by everybody', () => {
  for (const { words, width, options } of readingsOnPhone)
    test(`a visitor’s screens (${words.locale}, ${width})`, async ({ people }) => {
      test.setTimeout(240_000);
      await visitorScreens(await people.contributor({ words, options }), expectAccessible);
    });

  for (const { words, width, options } of readingsOnDesk)
    test(`the screens of staff (${words.locale}, ${width})`, async ({ people }) => {
      test.setTimeout(240_000);
      const agent = await people.staff({ words, options });
      await staffScreens(agent, await people.contributor({ words, options }), expectAccessible);
    });
});
