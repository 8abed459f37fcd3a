import { expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

test('keeps line breaks and links numbers and addresses on both sides', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const agent = await people.staff();
  await agent.login();
  await visitor.hasReportedBins('town-pool');
  await agent.openCase('bins', 'pool');
  const field = agent.page.getByRole('textbox', { name: t('staff.reply'), exact: true });
  await field.fill('Bonjour,');
  await field.press('Shift+Enter');
  await field.pressSequentially('appelez le 04 65 71 20 10 ou voyez https://www.belleroche.example/eau.');
  await field.press('Enter');
  const said = visitor.chat.getByText('Bonjour,');
  await expect(said).toHaveText(
    'Bonjour,\nappelez le 04 65 71 20 10 ou voyez https://www.belleroche.example/eau.',
    {
      useInnerText: true,
    },
  );
  await expect(visitor.chat.getByRole('link', { name: '04 65 71 20 10' })).toHaveAttribute(
    'href',
    'tel:0465712010',
  );
  const site = visitor.chat.getByRole('link', { name: 'https://www.belleroche.example/eau' });
  await expect(site).toHaveAttribute('href', 'https://www.belleroche.example/eau');
  await expect(site).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(site).toHaveAttribute(
    'title',
    t('part.newTab', { words: 'https://www.belleroche.example/eau' }),
  );
  // Enter sends on a phone as on a desktop.
  const own = visitor.page.getByRole('textbox', { name: t('part.message') });
  await own.fill('Mon numéro : 06 12 34 56 78');
  await own.press('Enter');
  await expect(agent.chat.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  );
});
