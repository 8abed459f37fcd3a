import { expectAccessible } from './axe.ts';
import { pagesBeside, staffScreens, visitorScreens } from './everyScreen.ts';
import { all, readingsOnDesk, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(`meets WCAG on every visitor screen (${words.locale}, ${width})`, async ({ people }) => {
    test.setTimeout(240_000);
    const pages = all ? pagesBeside : pagesBeside.slice(0, 3);
    await visitorScreens(await people.contributor({ words, options }), expectAccessible, pages);
  });

for (const { words, width, options } of readingsOnDesk)
  test(`meets WCAG on every staff screen (${words.locale}, ${width})`, async ({ people }) => {
    test.setTimeout(240_000);
    const agent = await people.staff({ words, options });
    await staffScreens(agent, await people.contributor({ words, options }), expectAccessible);
  });
