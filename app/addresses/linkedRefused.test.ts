import { createTextStore } from '@parvis/locales/translate';
import { allFlows } from '@parvis/questionnaire/flows/all';
import { expect, test } from 'vitest';

/** Where flows end for whoever has no access to the other address of an account. */
const ends = Object.values(allFlows).flatMap(({ definition }) =>
  Object.values(definition.questions).flatMap(({ items }) =>
    items.flatMap((item) => {
      if (item.type !== 'yesNo' || !/^answer\.(?:sms|mail)\.linked$/.test(item.id)) return [];
      return typeof item.no === 'string' ? [] : [String(item.no.followUp)];
    }),
  ),
);

test.each(['fr-FR', 'en-US'] as const)(
  'whoever has no access to it reads whom to write to, in %s',
  async (locale) => {
    const texts = createTextStore(locale);
    await texts.load('flows', 'entry', 'home');
    expect([...new Set(ends)].sort()).toEqual(['login.failed', 'registration.failed']);
    for (const end of ends) {
      const words = texts.find(`${end}.text`) ?? '';
      for (const id of ['nav.info', 'info.write'] as const) expect(words).toContain(texts.t(id));
    }
  },
);
