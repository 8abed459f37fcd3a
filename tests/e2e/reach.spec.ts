import type { Contributor } from './contributor.ts';
import { expect, nightly, pictures, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(
    `a number is given before sending, told to staff, and taken back, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people }) => {
      const { t, asked } = words;
      const visitor = await people.contributor({ words, options });
      const picture = ({ page }: Pick<Contributor, 'page'>, name: string) =>
        pictures(page, `reach/${name}-${words.locale}-${width}`);
      const press = (name: string) => visitor.page.getByRole('button', { name, exact: true }).click();
      await visitor.arrives('town-hall');
      await visitor.beginReport('hygiene', 'bins');
      await visitor.choose(asked('bins.what'), asked('bins.what.full'));
      await picture(visitor, 'offered');
      await press(t('reach.offer'));
      const phone = visitor.page.getByRole('textbox', { name: t('reach.phone') });
      await phone.fill('06 12');
      await visitor.sendButton.click();
      // What is no number is told, and keeps nobody from sending.
      await expect(phone).toBeFocused();
      await expect(visitor.page.getByText(t('reach.phone.wrong'))).toBeVisible();
      await picture(visitor, 'wrong');
      await phone.fill('06 12 34 56 78');
      await visitor.page.reload();
      await expect(phone).toHaveValue('06 12 34 56 78');
      await visitor.sendsTheReport();
      const told = visitor.page.getByText(/\+33 6 12 34 56 78/);
      await expect(visitor.chat).toContainText(t('statement.addId.me'));
      await expect(told).toContainText(t('reach.claimed'));
      await picture(visitor, 'case');

      const agent = await people.staff({ words });
      await agent.login();
      await agent.openCase('bins', 'townhall');
      const number = agent.page.getByRole('link', { name: '+33 6 12 34 56 78' });
      await expect(number).toHaveAttribute('href', 'tel:+33612345678');
      await picture(agent, 'staff');

      await press(t('reach.change'));
      await picture(visitor, 'change');
      await press(t('reach.withdraw'));
      await expect(visitor.page.getByText(t('reach.none'))).toBeVisible();
      await expect(visitor.chat).toContainText(t('statement.idMissing.me'));
      await expect(agent.chat).toContainText(t('statement.idMissing.staff'));
      await expect(number).toHaveCount(0);
      await picture(visitor, 'none');
    },
  );
