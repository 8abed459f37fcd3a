import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';

const NOTE = 'Prenez la grande pince';

test('staff call a service: its people find the case, and the visitor reads who was called but not the word to them', async ({
  people,
}) => {
  const { words, options } = onPhone;
  const { t } = words;
  const visitor = await people.contributor({ words, options });
  await visitor.hasReportedBins('town-hall');
  const manager = await people.staff({ words });
  await manager.login('manager@town.example');
  await manager.openCase('bins', 'townhall');
  await manager.take();
  await expect(manager.page.locator('[data-responder=janitorial]').first()).toBeVisible();

  await manager.more('callService');
  const service = manager.drawer.getByRole('radio', { name: /^Services techniques/ });
  await expect(service).toContainText('Aline Morvan');
  const empty = manager.drawer.getByRole('radio', { name: /^Propreté/ });
  await expect(empty).toBeDisabled();
  await expect(empty).toContainText(t('staff.callService.empty'));
  await expectAccessible(manager.page, 'whom to call');
  await manager.drawer.getByRole('button', { name: t('staff.callService.submit'), exact: true }).click();
  await expect(service).toBeFocused();
  await expect(manager.drawer.getByRole('alert')).toBeInViewport();
  await service.click();
  await manager.drawer.getByRole('textbox').fill(NOTE);
  await manager.drawer.getByRole('button', { name: t('staff.callService.submit'), exact: true }).click();
  await manager.isTold(t('statement.addGcatCode.me', { service: 'Services techniques' }));

  await visitor.isTold(t('statement.addGcatCode', { service: 'Services techniques' }));
  await expect(visitor.page.getByText(NOTE)).toHaveCount(0);

  const agent = await people.staff({ words, options });
  await agent.login();
  await agent.filter('service');
  await agent.openCase('bins', 'townhall');
  const note = agent.page.getByRole('region', { name: words.tile('bins') }).getByText(NOTE);
  await expect(note).toBeVisible();
  await expectAccessible(agent.page, 'a case whose service reads who called it');
  await agent.isTold(
    t('statement.addGcatCode.staff', { name: 'Bruno Lescure', service: 'Services techniques' }),
  );
  await agent.stepButton('join').click();
  await agent.drawer.getByRole('button', { name: t('staff.join.yes'), exact: true }).click();
  await expect(agent.stepButton('join')).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await expectAccessible(agent.page, 'a case that a service was called to');
});
