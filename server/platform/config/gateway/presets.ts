import { type GatewayTemplate, templateSchema } from './gatewayTemplate.ts';

/** Gateways used in France, after published documentation (November 2026). */
export const gatewayPresets: Readonly<Record<string, GatewayTemplate>> = {
  // developers.brevo.com, POST /v3/transactionalSMS/send; bounces in singular and plural
  brevo: templateSchema.parse({
    url: 'https://api.brevo.com/v3/transactionalSMS/send',
    headers: { 'api-key': '{key}', accept: 'application/json' },
    body: {
      type: 'transactional',
      sender: '{from}',
      recipient: '{to}',
      content: '{text}',
      tag: 'code',
      webUrl: '{receipts}',
    },
    answer: { id: 'messageId' },
    receipts: {
      id: 'messageId',
      status: 'msg_status',
      delivered: ['delivered'],
      failed: [
        ...['hard_bounce', 'hard_bounces', 'soft_bounce', 'soft_bounces'],
        ...['rejected', 'blacklisted', 'blocked'],
      ],
    },
    credentials: ['key'],
  }),
  // octopush.com, POST /v1/public/sms-campaign/send; refuses a repeated request_id. dev.octopush.com, "Acknowledge
  // receipt": message_id is the ticket
  octopush: templateSchema.parse({
    url: 'https://api.octopush.com/v1/public/sms-campaign/send',
    headers: { 'api-login': '{login}', 'api-key': '{key}', 'cache-control': 'no-cache' },
    body: {
      type: 'sms_premium',
      purpose: 'alert',
      sender: '{from}',
      recipients: [{ phone_number: '{+to}' }],
      text: '{text}',
      request_id: '{id}',
    },
    answer: { id: 'sms_ticket' },
    receipts: {
      id: 'message_id',
      status: 'status',
      delivered: ['DELIVERED'],
      failed: ['NOT_DELIVERED', 'BAD_DESTINATION', 'BLACKLISTED_NUMBER', 'NOT_ALLOWED'],
    },
    credentials: ['login', 'key'],
  }),
  // docs.ovhcloud.com, http2sms; always status 200
  ovhcloud: templateSchema.parse({
    url: 'https://www.ovh.com/cgi-bin/sms/http2sms.cgi',
    method: 'GET',
    body: {
      account: '{account}',
      login: '{login}',
      password: '{password}',
      from: '{from}',
      to: '00{to}',
      message: '{text}',
      noStop: '1',
      contentType: 'text/json',
    },
    answer: { id: 'smsIds.0', taken: { at: 'status', is: [100, 101] } },
    finalCodes: { at: 'status', is: [201, 202] },
    receipts: { id: 'id', status: 'ptt', delivered: [1, 4], failed: [2, 3, 5, 6, 7, 9, 11, 13] },
    credentials: ['account', 'login', 'password'],
  }),
};
