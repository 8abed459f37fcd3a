import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import type { Request } from 'playwright/test';
import { makeBuiltFilePattern } from './builtFile.ts';
import { expect, phone, test } from './test.ts';
import { french } from './words.ts';

const { t, asked, cuid } = french;

test('turns an offline report from an open menu into a case once online', async ({ people }) => {
  const visitor = await people.contributor({ options: phone });
  const { page } = visitor;
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  const address = callAddress(mobileCalls.casesQuestion, { cuid });
  const questions = page.waitForResponse((response) => response.url().endsWith(address));
  const pages = ['features/cases/SentPage.tsx', 'features/cases/CasePage.tsx'].map((file) =>
    page.waitForResponse(makeBuiltFilePattern(file)),
  );
  await visitor.arrives('town-school');
  await (await questions).finished();
  for (const one of pages) await (await one).finished();
  await expect.poll(() => onTheWay.size).toBe(0);

  await visitor.goOffline();
  await visitor.beginReport('hygiene', 'bins');
  await visitor.choose(asked('bins.what'), asked('bins.what.full'));
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
  await page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
  await visitor.seesState(t('case.state.waiting'));
  await visitor.comeBack();
  await visitor.seesTheCase();
  await visitor.seesState(t('case.state.open'));
  await visitor.reads(asked('bins.what.full'));
});

test('sends offline messages in order once online', async ({ people }) => {
  const visitor = await people.contributor();
  const agent = await people.staff();
  await agent.login();
  await visitor.hasReportedBins('town-school');
  await agent.openCase('bins', 'school');

  await visitor.goOffline();
  await expect(visitor.page.getByText(t('chat.offline'))).toBeVisible();
  for (const text of ['Première ligne', 'Deuxième ligne', 'Troisième ligne']) {
    await visitor.write(text);
    await visitor.seesStatus(text, 'part.sending');
  }
  await agent.answer('Nous avons bien reçu votre signalement.');
  await visitor.comeBack();

  await visitor.reads('Nous avons bien reçu votre signalement.');
  for (const text of ['Première ligne', 'Deuxième ligne', 'Troisième ligne']) {
    await visitor.reads(text);
    await visitor.seesStatus(text, 'part.seen');
    await agent.reads(text);
  }
  const lines = (await agent.chat.getByRole('listitem').allInnerTexts()).join('\n');
  expect(lines.indexOf('Première')).toBeLessThan(lines.indexOf('Deuxième'));
  expect(lines.indexOf('Deuxième')).toBeLessThan(lines.indexOf('Troisième'));
  await expect(visitor.page.getByText(t('chat.offline'))).toBeHidden();
});
