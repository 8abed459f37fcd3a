import { callAddress } from '@parvis/api/call';
import { noteCalls } from '@parvis/api/calls/notes';
import { expectAccessible } from './axe.ts';
import type { Staff } from './staff.ts';
import { expect, onDesk, onPhone, test } from './test.ts';

const MANAGER = 'manager@town.example';
const MARKER = 'La gardienne a la clé';

const note = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('notes.label'), exact: true });
const reply = ({ page, words }: Staff) =>
  page.getByRole('textbox', { name: words.t('staff.reply'), exact: true });
const mode = ({ page, words }: Staff, name: 'reply' | 'note') =>
  page.getByRole('radio', { name: words.t(`notes.mode.${name}`), exact: true });
const bubbles = ({ chat }: Staff) => chat.locator('[data-note]');

const shoot = async (what: string, screens: Record<string, Staff>) => {
  if (!process.env.SHOTS) return;
  for (const [name, { page }] of Object.entries(screens))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.SHOTS}/${what}-${name}-${colorScheme}.png` });
    }
};

test('colleagues note things in a case and mention each other; its visitor reads none of it', async ({
  people,
}) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-pool');
  const desk = await people.staff(onDesk);
  await desk.login();
  await desk.chooseLanguage();
  const phone = await people.staff(onPhone);
  await phone.login(MANAGER);
  await desk.page.goto(`${desk.address}/staff`);
  await desk.openCase('bins', 'pool');
  await phone.openCase('bins', 'pool');

  // The key turns the field to a note; each mode keeps its own draft.
  await reply(desk).fill('We come tomorrow');
  await desk.page.keyboard.press('Escape');
  await desk.page.keyboard.press('n');
  await expect(note(desk)).toBeFocused();
  await expect(note(desk)).toHaveValue('');
  await expect(mode(desk, 'note')).toBeChecked();
  await expect(note(desk)).toHaveAttribute('placeholder', desk.words.t('notes.placeholder'));
  for (const name of [desk.words.t('part.takePhoto'), desk.words.t('staff.step.ask')])
    await expect(desk.page.getByRole('button', { name, exact: true })).toHaveCount(0);

  // A colleague is found by keys alone.
  await desk.page.keyboard.type(`${MARKER}, @`);
  const list = desk.page.getByRole('listbox', { name: desk.words.t('notes.colleagues') });
  const colleagues = list.getByRole('option');
  await expect(colleagues.first()).toBeVisible();
  await expectAccessible(desk.page, 'a note with the list of colleagues');
  await shoot('mention', { desk });
  await desk.page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(note(desk)).toHaveValue(`${MARKER}, @`);
  await desk.page.keyboard.press('Backspace');
  await desk.page.keyboard.type('@');
  const name = await colleagues.first().locator('> span').innerText();
  await desk.page.keyboard.press('Enter');
  const told = name.split('\n')[0] ?? '';
  await expect(note(desk)).toHaveValue(`${MARKER}, @${told} `);
  await expect(desk.page.locator('form').getByText(told, { exact: true })).toBeVisible();
  await desk.page.keyboard.press('Enter');

  // It stands in the conversation of both, and the field is a reply again.
  await expect(bubbles(desk)).toContainText([MARKER]);
  await expect(bubbles(desk)).toContainText([desk.words.t('notes.mode.note')]);
  await expect(reply(desk)).toBeFocused();
  await expect(reply(desk)).toHaveValue('We come tomorrow');
  await expect(desk.page.getByRole('status').getByText(desk.words.t('notes.added'))).toHaveCount(1);
  await expect(bubbles(phone)).toContainText([MARKER]);
  await expect(bubbles(phone).getByText(`@${told}`)).toBeVisible();
  await expectAccessible(desk.page, 'a case with a note');
  await expectAccessible(phone.page, 'the same on a phone');
  await shoot('note', { desk, phone });

  // By finger on a phone.
  await mode(phone, 'note').click();
  await note(phone).fill('Vu, je passe la prendre.');
  await shoot('writing', { phone });
  await phone.page.getByRole('button', { name: phone.words.t('notes.send'), exact: true }).click();
  await expect(bubbles(desk)).toHaveCount(2);

  // The reply goes to the visitor, and no word of the notes.
  await reply(desk).press('Enter');
  await expect(visitor.chat).toContainText('We come tomorrow');
  await expect(visitor.page.getByText(MARKER)).toHaveCount(0);
  await visitor.page.reload();
  await expect(visitor.chat).toContainText('We come tomorrow');
  await expect(visitor.page.locator('[data-note]')).toHaveCount(0);
  expect(await visitor.page.content()).not.toContain(MARKER);

  // A search of staff finds it.
  await desk.list.getByRole('searchbox').fill('gardienne');
  await expect(desk.row('bins', 'pool')).toBeVisible();
  await expect(desk.row('bins', 'pool')).not.toContainText(MARKER);
});

test('a note is corrected, deleted, kept when the network fails, printed only where that is ticked', async ({
  people,
}) => {
  const visitor = await people.contributor();
  await visitor.hasReportedBins('town-hall');
  const desk = await people.staff(onDesk);
  await desk.login();
  await desk.openCase('bins', 'townhall');
  const { page, words } = desk;
  const { t } = words;
  await mode(desk, 'note').click();
  const adding = `**${callAddress(noteCalls.notesAdd, { cuid: words.cuid })}`;
  await page.route(adding, (route) => route.abort());
  await note(desk).fill('Devis à 300 euros');
  await note(desk).press('Enter');
  await expect(page.getByText(t('notes.failed'))).toBeVisible();
  await expect(note(desk)).toHaveValue('Devis à 300 euros');
  await shoot('failed', { desk });
  await page.unroute(adding);
  await note(desk).press('Enter');
  await expect(bubbles(desk)).toContainText(['Devis à 300 euros']);

  const choose = async (entry: string) => {
    await bubbles(desk).first().hover();
    await bubbles(desk)
      .first()
      .getByRole('button', { name: t('chat.message.menu') })
      .click();
    await desk.pick(entry);
  };
  await choose(t('notes.change'));
  const correction = desk.drawer.getByRole('textbox', { name: t('notes.mode.note') });
  await correction.fill('Devis à 400 euros ');
  await correction.press('End');
  await page.keyboard.type('@bru');
  const colleagues = desk.drawer.getByRole('listbox', { name: t('notes.colleagues') });
  await expect(colleagues.getByRole('option')).toHaveCount(1);
  await expectAccessible(page, 'a colleague in the correction of a note');
  await page.keyboard.press('Enter');
  await expect(correction).toHaveValue('Devis à 400 euros @Bruno Lescure ');
  // Closed by mistake, the words are kept.
  await desk.drawer.getByRole('button', { name: t('part.cancel'), exact: true }).click();
  await expect(desk.drawer).toHaveCount(0);
  await choose(t('notes.change'));
  await expect(correction).toHaveValue('Devis à 400 euros @Bruno Lescure ');
  await expectAccessible(page, 'correcting a note');
  await desk.drawer.getByRole('button', { name: t('notes.change.save'), exact: true }).click();
  await expect(bubbles(desk)).toContainText(['Devis à 400 euros']);
  await expect(bubbles(desk)).toContainText([t('notes.changed')]);

  // Whoever it names sees so in the list, until they read it.
  const manager = await people.staff(onPhone);
  await manager.login(MANAGER);
  const row = manager.row('bins', 'townhall');
  await expect(row).toContainText(manager.words.t('staff.row.mentioned'));
  await shoot('mentioned', { manager });
  await manager.openCase('bins', 'townhall');
  await expect(bubbles(manager)).toContainText(['400']);
  await manager.page.goBack();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(manager.words.t('staff.row.mentioned'));

  // On paper without notes, unless they are ticked for this once.
  await page.emulateMedia({ media: 'print' });
  await expect(bubbles(desk)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(bubbles(desk)).toHaveCount(1);
  await page.evaluate(() => {
    window.print = async () => {
      window.dispatchEvent(new Event('beforeprint'));
      // A browser prints once the tasks of the event are done.
      await Promise.resolve();
      document.body.dataset.onPaper = String(document.querySelectorAll('[data-note]').length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const print = async (ticked: boolean) => {
    await page.getByRole('button', { name: t('staff.step.more'), exact: true }).click();
    await desk.pick(t('staff.print'));
    const box = desk.drawer.getByRole('checkbox', { name: t('notes.print.with') });
    await expect(box).not.toBeChecked();
    if (ticked) await box.click();
    await expectAccessible(page, 'what goes on paper');
    await desk.drawer.getByRole('button', { name: t('notes.print.submit'), exact: true }).click();
    await expect(desk.drawer).toHaveCount(0);
  };
  await print(false);
  await expect(page.locator('body')).toHaveAttribute('data-on-paper', '0');
  await print(true);
  await expect(page.locator('body')).toHaveAttribute('data-on-paper', '1');

  // It goes; a closed case takes notes, too.
  await choose(t('notes.remove'));
  await desk.drawer.getByRole('button', { name: t('notes.remove.yes'), exact: true }).click();
  await expect(bubbles(desk)).toHaveCount(0);
  await desk.take();
  await desk.close('answer.solved');
  await page.getByRole('button', { name: t('notes.write'), exact: true }).click();
  await expect(note(desk)).toBeFocused();
  await note(desk).fill('Facture reçue');
  await note(desk).press('Enter');
  await expect(bubbles(desk)).toContainText(['Facture reçue']);
  await expect(page.getByText(t('staff.reply.closed'))).toBeFocused();
  await shoot('closed', { desk });
});
