import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

const marina = {
  cuid: 'port-salin',
  cstmrType: 'venue',
  cstmrLbl: { fr: 'Port Salin', en: 'Port Salin' },
  appColors: { bg1: '#FFF8F0', mainBtnImg: '#9A3412', btn1Bg: '#9A3412' },
  emergency: [{ number: '196', lbl: { fr: 'Secours en mer', en: 'Sea rescue' } }],
  retentionDays: 7,
  menu: [
    {
      code: 'moorings',
      type: 'reportEnd',
      icon: 'wrench',
      lbl: { fr: 'Amarres', en: 'Moorings' },
      descr: { fr: 'Taquets, bouts, bouées', en: 'Cleats, lines, buoys' },
      questionnaire: {
        version: 1,
        start: 'state',
        questions: {
          state: {
            titleId: 'moorings.state',
            items: [{ type: 'rating', id: 'moorings.state', values: { 1: { followUp: 'danger' } } }],
            followUp: 'what',
          },
          danger: {
            titleId: 'moorings.danger',
            items: [
              {
                type: 'yesNo',
                id: 'moorings.danger',
                yes: { id: 'moorings.drifting', flags: ['adrift'] },
                no: { id: 'moorings.holding' },
              },
            ],
            followUp: 'what',
          },
          what: {
            titleId: 'moorings.what',
            items: [
              { type: 'text', id: 'moorings.several' },
              { type: 'checkbox', id: 'moorings.cleat' },
              { type: 'checkbox', id: 'moorings.line' },
              { type: 'confirm', id: 'moorings.done' },
            ],
            followUp: { adrift: 'berth' },
          },
          berth: {
            titleId: 'moorings.berth',
            items: [{ type: 'message', id: 'moorings.berth', placeholderId: 'moorings.berth.hint' }],
          },
        },
        texts: {
          fr: {
            'moorings.state': 'Dans quel état sont les amarres ?',
            'moorings.danger': 'Un bateau dérive-t-il ?',
            'moorings.drifting': 'Oui, il dérive',
            'moorings.holding': 'Non, il tient encore',
            'moorings.what': 'Qu’est-ce qui cède ?',
            'moorings.several': 'Plusieurs réponses possibles.',
            'moorings.cleat': 'Un taquet',
            'moorings.line': 'Un bout',
            'moorings.done': 'C’est tout',
            'moorings.berth': 'À quel poste ?',
            'moorings.berth.hint': 'Par exemple : B 12',
          },
          en: {},
        },
      },
    },
  ],
  places: [{ code: 'quay', lbl: { fr: 'Quai nord', en: 'North quay' }, qr: [{ qrid: 'salin-quai-nord' }] }],
  staff: [{ email: 'capitaine@port-salin.example', name: 'Maud Kerrien', level: 'manager' }],
};

test('loads places, questions and staff from a customer’s own file', async ({ people, launch }, testInfo) => {
  const folder = testInfo.outputPath('customers');
  mkdirSync(join(folder, 'marina'), { recursive: true });
  writeFileSync(join(folder, 'marina', 'customer.json'), JSON.stringify(marina));
  const product = await launch({ customers: folder });
  const visitor = await people.contributor({ product });
  const agent = await people.staff({ product });
  await agent.login('capitaine@port-salin.example');
  await visitor.scan('salin-quai-nord');
  await expect(visitor.gate).toContainText('Port Salin');
  await visitor.acceptTerms();
  await visitor.page.getByRole('button', { name: /^Amarres/ }).click();
  await visitor.page.getByRole('button', { name: t('menu.report', { lbl: 'Amarres' }) }).click();
  await expect(visitor.page.getByRole('main')).toContainText('196');
  await expect(visitor.page.getByRole('main')).toContainText(t('report.staffSee.erase', { count: 7 }));
  await visitor.rate('Dans quel état sont les amarres ?', 1);
  await visitor.press('Un bateau dérive-t-il ?', 'Oui, il dérive');
  await visitor.tick('Qu’est-ce qui cède ?', 'Un taquet', 'Un bout');
  await visitor.press('Qu’est-ce qui cède ?', 'C’est tout');
  await visitor.tell('À quel poste ?', 'B 12, au bout du ponton');
  await visitor.sendsTheReport();

  await agent.list.getByRole('link', { name: /Amarres.*Quai nord/s }).click();
  await agent.reads(t('chat.stars', { n: 1, max: 5 }));
  await agent.reads('Oui, il dérive');
  await agent.reads('Un taquet, Un bout');
  await agent.reads('B 12, au bout du ponton');
  await agent.answer('La vedette arrive.');
  await visitor.reads('La vedette arrive.');
  await visitor.seesState(t('case.state.handled'));
});
