import type { Clause } from './clause.ts';

export const decisions: readonly Clause[] = [
  {
    id: 'D.1',
    words: 'A redirect follows only this host and those of the installation; others are shown as text.',
    module: 'app/lib/session/safeTarget.ts',
    tests: [
      'app/lib/session/safeTarget.test.ts › classifies %s as %s',
      'tests/security/hostPages.test.ts › only the redirect page reads which hosts are of this installation',
      'tests/e2e/pages.spec.ts › of another site is shown as text with its host, without a link',
      'server/http/forward.test.ts › lets pages of a host call all other hosts that are named',
    ],
  },
  {
    id: 'D.2',
    words: 'Logos of sample addresses are pictures alone, and a bad colour costs itself alone.',
    module: 'previews/samples/shared',
    tests: [
      'previews/samples/shared/request.test.ts › reports an invalid colour or an unsafe logo and keeps the rest',
      'tests/e2e/night/samples.spec.ts › names every adjusted colour with both values, and every unusable one',
    ],
  },
  {
    id: 'D.3',
    words:
      'A code has five tries and ten minutes, works once, is compared in constant time and makes the next one wait; only a right one tells whose the address is.',
    module: 'server/modules/identity',
    tests: [
      'tests/security/codes.test.ts › allows five attempts, then rejects even the right code',
      'tests/security/codes.test.ts › expires after ten minutes',
      'tests/security/codes.test.ts › works once',
      'tests/security/codes.test.ts › requires growing pauses, at most a quarter of an hour',
      'tests/security/codes.test.ts › answers known and unknown addresses alike',
      "server/modules/identity/ownAddress.test.ts › refuses a customer's contact address, only after the code",
      'server/platform/lib/signing.test.ts › is compared in constant time, wherever the first difference is',
    ],
  },
  {
    id: 'D.4',
    words:
      'Codes have a daily budget by number, person, network and customer, and no stranger uses up that of the owner.',
    module: 'server/modules/identity',
    tests: [
      'server/modules/identity/ownPhone.test.ts › allows ten to one person who confirms each',
      'server/modules/identity/networkSmsLimit.test.ts › are limited to a quarter, used codes included, without affecting other networks or staff on known devices',
      'server/modules/identity/codeBudgets.test.ts › strangers leave an eighth of the daily code mails to known devices',
      'tests/security/signInDoors.test.ts › is not locked out by an attacker with twenty identities, as in the audit',
    ],
  },
  {
    id: 'D.5',
    words: 'Limits count people and codes first and networks last, and say how long to wait.',
    module: 'server/platform/limits',
    tests: [
      'api/limits.test.ts › allow normal use by people, codes and networks',
      'server/http/limits.test.ts › covers all calls of an address for a minute',
      'tests/security/callLimits.test.ts › limits a person to 20 cases in ten minutes',
      'server/platform/limits/rateLimits.test.ts › one IP prefix never exhausts %s for another',
    ],
  },
  {
    id: 'D.6',
    words: 'A session is a cookie set after consent; other sites change nothing; each call checks who may.',
    module: 'server/http/guard.ts',
    tests: [
      'server/http/journey.test.ts › gets no cookie before consent',
      'tests/security/origin.test.ts › a page of another site',
      'tests/security/rights.test.ts › a case is inaccessible',
    ],
  },
  {
    id: 'D.7',
    words:
      'Pushes go to public https addresses alone, and end with an answer 404 or 410; uploads are read, drawn anew and lose their metadata.',
    module: 'server/modules/media',
    tests: [
      'server/platform/delivery/push/pushClient.test.ts › never requests an invalid endpoint',
      'server/modules/messaging/pushJobs.test.ts › sends no request to a local address that is not trusted',
      'server/modules/cases/sendMedia.test.ts › is uploaded in parts, re-encoded upright without metadata, and visible to both sides',
      'server/modules/messaging/pushJobs.test.ts › maps response %j (Retry-After %j) to %j',
    ],
  },
  {
    id: 'D.8',
    words: 'Pages run their own scripts alone and send all security headers.',
    module: 'server/http/security.ts',
    tests: [
      'server/http/responses.test.ts › all responses carry exactly the security headers',
      'tests/security/pages.test.ts › allows its own style by hash and nothing else inline',
      'tests/security/pages.test.ts › sends no HSTS or https-only header on plain http',
    ],
  },
  {
    id: 'D.9',
    words: 'Answers have one envelope, failures one closed list.',
    module: 'api/envelope.ts',
    tests: [
      'api/errors.test.ts › have a status that tells client from server errors',
      'tests/security/hostileBodies.test.ts › is rejected with a listed error and stores nothing',
    ],
  },
  {
    id: 'D.10',
    words: 'Names on the wire are those of the specification.',
    module: 'api/entities',
    tests: [
      'server/modules/cases/wholeCase.test.ts › message view',
      'server/modules/identity/codeOutcomes.test.ts › code by SMS returns',
    ],
  },
  {
    id: 'D.11',
    words: 'The README of api explains the words and lists the additions.',
    module: 'api/README.md',
    tests: [
      'tests/boundaries/additions.test.ts › api/README lists every call and address that the specification does not name, each once',
    ],
  },
  {
    id: 'D.12',
    words: 'Each side has its prefix at one origin.',
    module: 'api/call.ts',
    tests: [
      'api/call.test.ts › takes another prefix from the client',
      'api/call.test.ts › give each row the side of its table',
    ],
  },
  {
    id: 'D.13',
    words: 'A customer may have another host, whose pages and calls the others may use.',
    module: 'server/http/origin.ts',
    tests: [
      'server/http/origin.test.ts › CORS',
      'tests/security/hosts.test.ts › pages of other hosts',
      'tests/e2e/night/hosts.spec.ts › lets an agent work for two customers at two hosts, one started later',
    ],
  },
  {
    id: 'D.14',
    words: 'Additions: a live stream that misses nothing, and health.',
    module: 'server/http/liveRoutes.ts',
    tests: [
      'server/http/liveRoutes.test.ts › resumes after Last-Event-ID without gaps or duplicates',
      'server/platform/db/readiness.test.ts › is ok for a writable database, and caches the result',
    ],
  },
  {
    id: 'D.15',
    words:
      'Additions: export; for administrators search, notes, replies, merging of cases, looks and places.',
    module: 'server/modules',
    tests: [
      'server/modules/privacy/export/archive.test.ts › is a zip of readable texts and the same data as JSON',
      'server/modules/notes/notes.test.ts › staff note things in a case, and read them newest first with author and time',
      'server/modules/savedReplies/savedReplies.test.ts › a manager shares an own reply, which an agent reads then',
      'server/modules/triage/duplicates.test.ts › closes a case, names the kept one to staff alone, and its reporter follows that one',
    ],
    decision: '0044-administration-by-file-and-pages',
  },
  {
    id: 'D.16',
    words: 'What a device sends has an id made there and is stored once.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/usedIds.test.ts › a repeated id returns the original result for the same body and conflicts for another',
      'app/features/staff/idempotencyKeys.alone.test.ts › reuses the idempotency key of a step after',
    ],
  },
  {
    id: 'D.17',
    words: 'Messages are fetched by number, which grows without a gap.',
    module: 'server/modules/cases',
    tests: [
      'server/modules/cases/cases.test.ts › get gapless numbers from 20 concurrent senders',
      'server/platform/realtime/feed.test.ts › never skips rows of a transaction left open while later ones are read',
    ],
  },
  {
    id: 'D.18',
    words: 'Outcomes of an understood call are an answer, no failure; an empty body is taken.',
    module: 'server/http/requestBody.ts',
    tests: [
      'server/modules/identity/codeOutcomes.test.ts › code by mail returns',
      'tests/security/hostileBodies.test.ts › may be empty where a call takes none, whatever its type',
    ],
  },
  {
    id: 'D.19',
    words: 'A scanned page brings its customer, place and menus along.',
    module: 'server/http/bootBlock.ts',
    tests: [
      'tests/security/pages.test.ts › embeds customer, place and menus, and escapes closing script tags',
      'tests/e2e/drawn-view.spec.ts › matches what the app draws',
    ],
  },
  {
    id: 'D.20',
    words: 'So does the page of a connect link.',
    module: 'server/http/bootBlock.ts',
    tests: [
      'tests/security/pages.test.ts › of a connect link names who it is of and loads their banner at once, until it is withdrawn',
      'tests/e2e/links.spec.ts › an administrator makes a link, which opens the menu and takes a report, until it is withdrawn',
    ],
  },
];
