import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/project.mjs';
import { type Product, startProduct } from '../e2e/product.ts';
import { french } from '../e2e/words.ts';
import { until } from '../faults/wait.ts';
import { type Autopush, startAutopush } from './autopush.ts';
import type { Installed } from './engine.ts';
import { firefox, firefoxWith } from './firefox.ts';
import type { Wanted } from './look.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const { t } = french;
const screen = { width: 450, height: 900 };
/** What a person told the browser of all sites. */
const PERMISSION = { allowed: 1, refused: 2 } as const;

const part: Wanted = { role: 'region', name: t('notif.title.other') };

/** What the worker of the site shows, and how it stands. */
async function worker() {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const shown = (await registration?.getNotifications()) ?? [];
  return {
    state: registration?.active?.state,
    permission: await registration?.pushManager?.permissionState({ userVisibleOnly: true }),
    subscribed: Boolean(await registration?.pushManager?.getSubscription()),
    shown: shown.map(({ title, body, lang }) => ({ title, body, lang })),
  };
}

describe('news that are pushed to a real browser', () => {
  let product: Product;
  let autopush: Autopush;
  beforeAll(async () => {
    await ensureBuilt('product');
    autopush = await startAutopush();
    product = await startProduct({ env: { PUSH_OWN_SERVICES: autopush.origin } });
  });
  afterAll(async () => {
    await product?.stop();
    autopush?.close();
  });

  const firefoxThat = (permission: keyof typeof PERMISSION): Installed =>
    firefoxWith({
      ...autopush.prefs,
      // Machines of tests have no desktop to show them on.
      'alerts.useSystemBackend': false,
      'permissions.default.desktop-notification': PERMISSION[permission],
    });

  /** Somebody who has accepted, in the settings. */
  async function inSettings({ start, name }: Installed): Promise<Visitor> {
    const engine = await start(screen);
    const visitor = new Visitor(engine, french, product.address);
    await visitor.scans('town-school');
    await visitor.press({ role: 'checkbox', name: t('gate.check') });
    await visitor.button(t('gate.accept'));
    await visitor.seesPage(t('menu.title'));
    await visitor.go('/m/settings');
    await until(
      `${name} has the worker`,
      async () => (await engine.ask(worker, undefined)).state === 'activated',
    );
    return visitor;
  }

  it.skipIf(firefox.missing)(
    'are allowed in Firefox, come encrypted, are decrypted by the browser and shown by the worker, and stop',
    async () => {
      const visitor = await inSettings(firefoxThat('allowed'));
      const { engine } = visitor;
      try {
        await visitor.button(t('notif.ask'), part);
        await visitor.finds({ ...part, has: t('notif.ready') });
        expect(autopush.subscribed()).toBe(1);

        await visitor.button(t('ways.try.of', { way: t('ways.name.push') }));
        await until('the message is at the push service', () => autopush.waiting.length === 1);
        // Whoever looks at the page that it leads to needs no notification.
        await visitor.go('/terms');
        autopush.passOn();
        await until('Firefox shows it', async () => (await engine.ask(worker, undefined)).shown.length === 1);
        const { shown, permission } = await engine.ask(worker, undefined);
        expect(permission).toBe('granted');
        expect(shown[0]).toMatchObject({ lang: 'fr-FR' });
        await until('the worker had it', () => autopush.codes.length === 1);
        expect(autopush.codes).toEqual([100]);

        await visitor.go('/m/settings');
        await visitor.button(t('notif.stop'), part);
        await visitor.finds({ role: 'button', name: t('notif.ask'), within: part });
        await until('Firefox has no subscription', () => autopush.subscribed() === 0);
        expect((await engine.ask(worker, undefined)).subscribed).toBe(false);
      } finally {
        await engine.close();
      }
    },
  );

  it.skipIf(firefox.missing)(
    'are refused in Firefox in words that say where this browser allows them',
    async () => {
      const visitor = await inSettings(firefoxThat('refused'));
      const { engine } = visitor;
      try {
        await visitor.finds({ ...part, has: t('notif.denied') });
        await visitor.finds({ ...part, has: t('notif.denied.firefox') });
        expect(await engine.ask(worker, undefined)).toMatchObject({
          permission: 'denied',
          subscribed: false,
        });
      } finally {
        await engine.close();
      }
    },
  );

  it.skipIf(webkit.missing)(
    'are none in this machine’s WebKit, which has the worker alone, and says so',
    async () => {
      const visitor = await inSettings(webkit);
      const { engine } = visitor;
      try {
        await visitor.finds({ ...part, has: t('notif.none') });
        await visitor.misses({ role: 'button', name: t('notif.ask'), within: part });
        expect(await engine.ask(() => 'PushManager' in window, undefined)).toBe(false);
      } finally {
        await engine.close();
      }
    },
  );
});
