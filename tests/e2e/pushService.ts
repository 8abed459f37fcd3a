import { createECDH } from 'node:crypto';
import { callAddress } from '@parvis/api/call';
import { notifCalls } from '@parvis/api/calls/notif';
import type { Notification as Pushed } from '@parvis/api/entities/notification';
import type { BrowserContext, Page } from 'playwright/test';
import { expect } from './test.ts';
import { openWorkerTools } from './workers.ts';

/** An unused push service: tests deliver pushes by browser tools. */
export const PUSH_SERVICE = 'http://127.0.0.1:9';

const p256dh = (() => {
  const curve = createECDH('prime256v1');
  return curve.generateKeys().toString('base64url');
})();

/** Emulates push subscriptions, which last while permission is granted. */
export const emulatePushService = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ({ endpoint, key }) => {
      const KEPT = 'e2e_push';
      if (!('PushManager' in window)) return;
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
      const made = () => {
        if (Notification.permission !== 'granted') localStorage.removeItem(KEPT);
        const server = localStorage.getItem(KEPT);
        if (server === null) return null;
        return {
          endpoint,
          options: { userVisibleOnly: true, applicationServerKey: bytesOf(server).buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
          unsubscribe: async () => {
            localStorage.removeItem(KEPT);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => made(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEPT, applicationServerKey);
          return made();
        },
      });
    },
    { endpoint: `${PUSH_SERVICE}/${p256dh.slice(0, 20)}`, key: p256dh },
  );

/** Sets a site's notification permission while the page is open. */
export async function setNotificationPermission(
  page: Page,
  address: string,
  setting: 'granted' | 'denied' | 'prompt',
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { targetInfo } = await devTools.send('Target.getTargetInfo');
  await devTools.send('Browser.setPermission', {
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    permission: { name: 'notifications' },
    setting,
    origin: address,
  });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
}

/** A page outside the app's scope from which to inspect its worker. */
export interface Beside {
  readonly push: (data: object | string) => Promise<void>;
  readonly shown: () => Promise<Shown[]>;
  /** Texts of all notifications shown since listening, also closed ones. */
  readonly drawn: () => Promise<string[]>;
  /** The badge and the acknowledgements sent since listening. */
  readonly told: () => Promise<{ badge: number | undefined; acks: unknown[] }>;
  readonly press: () => Promise<void>;
  /** URLs that the worker tried to open. */
  readonly opened: () => Promise<string[]>;
}

const workerOf = async (context: BrowserContext) => {
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no worker.');
  return worker;
};

/** Effects of the worker since listening. */
interface Listened {
  badge?: number;
  acks: unknown[];
  opened: string[];
  drawn: string[];
}

/** Opens a page outside the app that listens to its worker. */
export async function openWorkerObserver(context: BrowserContext, address: string): Promise<Beside> {
  const page = await context.newPage();
  const { devTools, registrationId } = await openWorkerTools(page, address);
  const worker = await workerOf(context);
  await worker.evaluate(
    (ack) => {
      const scope = self as unknown as {
        e2e: Listened;
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        fetch: typeof fetch;
      };
      scope.e2e = { acks: [], opened: [], drawn: [] };
      const show = scope.registration.showNotification.bind(scope.registration);
      scope.registration.showNotification = (title, options) => {
        scope.e2e.drawn.push(options?.body ?? '');
        return show(title, options);
      };
      const badge = (many = 0) => {
        scope.e2e.badge = many;
        return Promise.resolve();
      };
      Object.defineProperties(navigator, {
        setAppBadge: { value: badge, configurable: true },
        clearAppBadge: { value: () => badge(), configurable: true },
      });
      const ask = scope.fetch.bind(self);
      scope.fetch = (asked, more) => {
        if (String(asked).endsWith(ack)) scope.e2e.acks.push(JSON.parse(String(more?.body)));
        return ask(asked, more);
      };
      scope.clients.openWindow = async (url) => {
        scope.e2e.opened.push(url);
        return null;
      };
    },
    callAddress(notifCalls.notifAck, {}),
  );
  const listened = () => worker.evaluate(() => (self as unknown as { e2e: Listened }).e2e);
  return {
    push: async (data) => {
      await devTools.send('ServiceWorker.deliverPushMessage', {
        origin: address,
        registrationId,
        data: typeof data === 'string' ? data : JSON.stringify(data),
      });
    },
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/');
        const all = (await registration?.getNotifications()) ?? [];
        return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
      }),
    told: async () => {
      const { badge, acks } = await listened();
      return { badge, acks };
    },
    opened: async () => (await listened()).opened,
    drawn: async () => (await listened()).drawn,
    press: async () => {
      await worker.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerGlobal;
        const [notification] = await scope.registration.getNotifications();
        self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
    },
  };
}

/** Worker globals missing from TypeScript's DOM library. */
interface ServiceWorkerGlobal {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification | undefined },
  ) => Event;
}

/** A case message in the form that the server pushes. */
export const pushedMessage = (
  { cuid, csid, crUid, language }: { cuid: string; csid: string; crUid: string; language: string },
  more: Partial<Pushed> = {},
): Pushed => ({
  ...{ id: 'n1', type: 'caseMsg', cuid, csid, crUid, language, msgId: 12, staff: false },
  ...{ title: 'Belleroche', body: 'Ombeline', tag: csid, url: `/m/case/${cuid}/${csid}` },
  ...{ at: '2026-11-26T10:00:00Z', ack: 'word' },
  ...more,
});
