import sharp from 'sharp';
import { openPhotoQuestion, picksFor } from '../photoQuestion.ts';
import { desk, expect, phone, test } from '../test.ts';
import { french } from '../words.ts';

const words = french;

test('sends a report’s optional photo, over a reload and offline', async ({ people }) => {
  const { t, asked } = words;
  const visitor = await people.contributor({ words, options: phone });
  const { page } = visitor;
  await visitor.arrives();
  const question = await openPhotoQuestion(visitor);
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a5230' } });
  const buffer = await picture.jpeg().toBuffer();
  const four = [1, 2, 3, 4].map((number) => ({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer }));
  const sheet = await picksFor(visitor, question, four);
  await expect(sheet.getByText(t('photo.left.kept', { count: 1, max: 3 }))).toBeVisible();
  for (const _ of [2, 3])
    await sheet
      .getByRole('button', { name: t('photo.remove'), exact: true })
      .last()
      .click();
  await sheet.getByRole('textbox', { name: t('photo.alt') }).fill('Un banc cassé');
  await sheet.getByRole('button', { name: t('photo.keep'), exact: true }).click();
  await expect(question.getByRole('img', { name: 'Un banc cassé' })).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('photos_')));
  await expect.poll(kept).toHaveLength(1);
  await page.reload();
  await expect(question.getByRole('img', { name: 'Un banc cassé' })).toBeVisible();

  await visitor.hasLoadedTheCaseAhead();
  await visitor.goOffline();
  await visitor.press(asked('seating.photo.title'), asked('seating.photo.next'));
  await expect(visitor.review.getByRole('img', { name: 'Un banc cassé' })).toBeVisible();
  await visitor.sendButton.click();
  await expect(visitor.heading).toHaveText(t('sent.waiting'));
  await visitor.comeBack();
  await visitor.isThanked();
  expect(await kept()).toEqual([]);
  await visitor.opensTheConversation();
  await expect(page.getByRole('button', { name: 'Un banc cassé', exact: true })).toBeVisible();

  const agent = await people.staff({ words, options: desk });
  await agent.login();
  await expect(agent.row('seating')).toContainText(asked('seating.what.broken'));
  await agent.openCase('seating');
  await expect(agent.page.getByRole('button', { name: 'Un banc cassé', exact: true })).toBeVisible();

  await visitor.arrives();
  await openPhotoQuestion(visitor);
  await visitor.press(asked('seating.photo.title'), asked('seating.photo.next'));
  await visitor.sendsTheReport();
});
