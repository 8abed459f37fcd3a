import sharp from 'sharp';
import { createDesk, signInByCall } from '../e2e/apiCalls.ts';
import { type Contributor, questionOf } from '../e2e/contributor.ts';
import type { Look } from '../e2e/everyScreen.ts';
import type { Product } from '../e2e/product.ts';
import type { Staff } from '../e2e/staff.ts';
import { expect } from '../e2e/test.ts';

const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer();

const press = ({ page, words }: Contributor | Staff, id: Parameters<Contributor['words']['t']>[0]) =>
  page.getByRole('button', { name: words.t(id), exact: true }).click();

/** With errors, up to the code. */
async function addresses(visitor: Contributor, look: Look): Promise<void> {
  const { page, address, words } = visitor;
  const { t } = words;
  const mail = `sheet-${words.locale}-${page.viewportSize()?.width}@mail.example`;
  const field = page.getByRole('dialog').getByRole('textbox');
  const types = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await page.goto(`${address}/m/settings`);
  await press(visitor, 'settings.mail.add');
  await expect(field).toBeVisible();
  await look(page, 'giving an address');
  await types('nobody');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'an address that is none');
  await types(mail);
  await expect(
    page.getByRole('dialog', { name: questionOf(t('settings.mail.code', { mail })), exact: true }),
  ).toBeVisible();
  await look(page, 'the step of a code');
  await types('aaaaa');
  const wrong = t('settings.code.tries', { text: t('mail.wrongCode'), count: 4 });
  await expect(page.getByRole('dialog', { name: questionOf(wrong), exact: true })).toBeVisible();
  await look(page, 'a wrong code');
}

/** Photo sheet, empty and with a photo; empty forms. */
async function photosAndForms(visitor: Contributor, look: Look): Promise<void> {
  const { page, address, words } = visitor;
  const { t } = words;
  await press(visitor, 'part.takePhoto');
  const sheet = page.getByRole('dialog', { name: t('photo.title') });
  await expect(sheet).toBeVisible();
  await look(page, 'the sheet of photos');
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: t('photo.pick'), exact: true }).click();
  await (await chooser).setFiles([
    { name: 'fuite.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await expect(sheet.getByRole('textbox', { name: t('photo.alt') })).toBeVisible();
  await look(page, 'a photo, and a file that is none');
  await page.goto(`${address}/contact`);
  await press(visitor, 'contact.send');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await look(page, 'a form with nothing in it');
}

/** Outside the report flow: addresses, codes, photos, form errors. */
export async function stepsOfVisitor(visitor: Contributor, look: Look): Promise<void> {
  await visitor.hasReportedBins('town-park');
  await photosAndForms(visitor, look);
  await addresses(visitor, look);
}

/** Confirmations, a colleague's case and a reopened one, with the reporter's side. */
export async function stepsOfStaff(
  agent: Staff,
  reporter: Contributor,
  colleague: Staff,
  product: Product,
  look: Look,
): Promise<void> {
  const { page, words } = agent;
  const { t } = words;
  const leaves = async () => {
    await page.keyboard.press('Escape');
    await expect(agent.drawer).toHaveCount(0);
  };
  const asked = async (screen: string) => {
    await expect(agent.drawer).toBeVisible();
    await look(page, screen);
  };
  const open = (csid: string) => page.goto(`${agent.address}/staff/${words.cuid}/${csid}`);
  const reports = async (qrid: string) => (await reporter.hasReportedBins(qrid)).split('/').at(-1) ?? '';
  const csid = await reports('town-park');
  await open(csid);
  await agent.take();
  await agent.more('reject');
  await asked('declining');
  await agent.drawer.getByRole('button', { name: t('rejectCase.yes'), exact: true }).click();
  await asked('declining without a reason');
  await leaves();
  await agent.more('leave');
  await asked('leaving');
  await leaves();
  await agent.close('answer.solved');
  await look(page, 'a close that can be taken back');
  await press(reporter, 'chat.reopen');
  await reporter.isTold(t('statement.crReopen.me'));
  await look(reporter.page, 'opened again');
  await open(csid);
  await agent.isTold(t('statement.crReopen'));
  await look(page, 'a case that came back');
  await signInByCall(colleague.page, colleague.address, words, product, 'manager@town.example');
  const theirs = await reports('town-school');
  await createDesk(colleague.page, colleague.address, words).step(theirs, { step: 'handle' });
  await open(theirs);
  await expect(agent.stepButton('join')).toBeVisible();
  await look(page, 'a colleague’s case');
  await agent.stepButton('join').click();
  await asked('joining');
}
