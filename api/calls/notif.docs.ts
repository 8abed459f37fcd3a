import { documentCalls, documentSchema } from '../docs/describe.ts';
import { ackSchema, pushSubscriptionSchema } from '../entities/notification.ts';
import { notifCalls } from './notif.ts';

const PUBLIC_KEY = 'BHlqcqJ7gtDoVwsSOvCFWUpB4vvkd08QZ1DA-vW9Jg3T1_vK0e1v4bq8MWmIQ5TXyiOE1cvdTFwFQ6W6rmWwBeI';
const P256DH = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const AUTH = 'tBHItJI5svbpez7KI4CCXg';

export const notifDocs = documentCalls(notifCalls, {
  notifVapid: {
    summary: 'The public key with which a browser subscribes to pushed news (RFC 8292).',
    answer: { publicKey: 'The newest key of the server, as `applicationServerKey` of a subscription.' },
    example: { answer: [{ publicKey: PUBLIC_KEY }] },
  },
  notifRegister: {
    summary:
      'Pushes news of the caller to this browser from now on, and to whoever was pushed to there no more. Given again it changes nothing but what it says.',
    answer: {
      success: 'Pushes go there from now on.',
      staleKey:
        'The subscription was made with a key that is not the newest: subscribe anew with `publicKey`, and register that. With `success` the old one serves until then; without, the key is of no use here.',
      publicKey: 'The newest key of the server.',
      content: 'Notifications hold words of messages, and not only that there is news.',
    },
    schemas: [
      documentSchema(
        'PushSubscription',
        pushSubscriptionSchema,
        'Where a browser is pushed to, as it writes its subscription itself, and what is wanted there.',
        {
          endpoint:
            'Where its push service takes messages for it: an https address that is not in a private network, 1024 characters at most. What is refused there is `badRequest` with `reason: notPossible`.',
          expirationTime:
            'When the push service forgets it, milliseconds since 1970; null or missing where it says nothing.',
          keys: 'The keys that messages are encrypted for (RFC 8291).',
          publicKey: 'The key of the server that it was made with; missing, it is the newest one.',
          content:
            'Whether notifications may hold words of messages on this device; missing, it stays as it was, and is not wanted at first.',
        },
      ),
      documentSchema('PushKeys', pushSubscriptionSchema.shape.keys, 'The keys of a browser.', {
        p256dh: 'The public key of the browser, 65 bytes in base64url.',
        auth: 'Its authentication secret, 16 bytes in base64url.',
      }),
    ],
    example: {
      body: {
        endpoint: 'https://push.example/wpush/v2/gAAAAABm',
        expirationTime: null,
        keys: { p256dh: P256DH, auth: AUTH },
      },
      answer: [{ success: true, staleKey: false, publicKey: PUBLIC_KEY, content: false }],
    },
    errors: ['unavailable'],
  },
  notifUnsubscribe: {
    summary: 'Pushes nothing to this browser any more; where nothing was, that is so already.',
    example: { answer: [{ success: true }] },
  },
  notifAck: {
    summary: 'Notes what became of notifications on a device: for its worker, which has no session.',
    body: {
      acks: 'What became of each, the earliest first, 50 at most; one of which nothing is known any more is passed over.',
    },
    schemas: [
      documentSchema('NotificationAck', ackSchema, 'What became of one notification.', {
        id: 'The notification.',
        ack: 'What came with it, so that it is believed.',
        state:
          '`delivered`: it came. `shown`: somebody could see it. `clicked`: it was opened. `dismissed`: it was put away unopened.',
      }),
    ],
    example: {
      body: { acks: [{ id: 'Zk1sYb5nQ7eWf9GtHuJx2M', ack: 'Jw6LdN0pSx3CqUyTgEfR1B', state: 'shown' }] },
      answer: [{ success: true }],
    },
  },
});
