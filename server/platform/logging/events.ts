interface LogEvent {
  /** `error`: something required fails. `warn`: it repairs itself, is limited or needs a decision. */
  readonly level: 'warn' | 'error';
  readonly cause: string;
  readonly remedy: string;
}

/** For events that end another. */
const NOTHING = 'None.';

/** `docs/reference/events.md` is generated from it. */
export const EVENTS = {
  // Start and stop
  settings_advice: {
    level: 'warn',
    cause: 'A setting is misspelt, contradicts another or is unsafe.',
    remedy: 'Correct the setting that the message names.',
  },
  start_failed: {
    level: 'error',
    cause: 'The server cannot start; the message names the cause.',
    remedy: 'Follow the message. `npx parvis doctor` checks the settings.',
  },
  start_waiting: {
    level: 'error',
    cause: 'The database is unreachable, starting or busy; the server retries the start.',
    remedy: 'Check `DATABASE_URL` and the database. The server continues by itself.',
  },
  start_slow: {
    level: 'warn',
    cause: 'The database is being created or migrated, another server holds it, or it is slow.',
    remedy: 'Wait. If it lasts, look for locks in `pg_stat_activity`.',
  },
  stop_failed: {
    level: 'error',
    cause: 'The server stopped, but a resource did not close cleanly.',
    remedy: 'Read `failure`; check that no process is left.',
  },
  database_not_moved: {
    level: 'warn',
    cause: 'The database of `DATABASE_URL` is empty, while the data folder holds an embedded one.',
    remedy: 'To keep its cases, stop every server and run `npx parvis move external --replace`.',
  },
  demonstration: {
    level: 'warn',
    cause: 'The server runs as a demonstration: a local page shows mails, sign-in codes included.',
    remedy: 'Unset `PARVIS_DEMO` in production, and set `SMTP_URL`.',
  },

  // Database
  database_unreachable: {
    level: 'error',
    cause: 'The database does not respond; the server refuses calls until it does.',
    remedy: 'Check the database and the network. The server recovers by itself.',
  },
  database_disk_full: {
    level: 'error',
    cause: 'The disk of the database is full, or has less than 64 MB left.',
    remedy: 'Free disk space, or enlarge the disk.',
  },
  database_read_only: {
    level: 'error',
    cause: 'The database is a standby, or read-only.',
    remedy: 'Point `DATABASE_URL` to the primary.',
  },
  database_schema_older: {
    level: 'error',
    cause: 'Somebody restored an older copy of the database under a running server.',
    remedy: 'Restart the server; it migrates the database.',
  },
  database_schema_newer: {
    level: 'warn',
    cause: 'A newer version of Parvis migrated the database; this server still serves.',
    remedy: 'Upgrade this server before you restart it.',
  },
  database_recovered: {
    level: 'warn',
    cause: 'The database accepts writes again.',
    remedy: NOTHING,
  },
  database_lost: {
    level: 'error',
    cause:
      'The embedded database ended, or a backup was restored while this server was cut off. The server stops.',
    remedy: 'Read the message, and `database.log` in the data folder; start the server again.',
  },
  clock_off: {
    level: 'warn',
    cause:
      'The clocks of server and database differ by more than 5 s; the server uses the clock of the database.',
    remedy: 'Synchronise both: `timedatectl set-ntp true`.',
  },
  clock_recovered: { level: 'warn', cause: 'The clock is right again.', remedy: NOTHING },
  clock_failed: {
    level: 'error',
    cause: 'The server could not compare its clock with the database; it retries every minute.',
    remedy: 'Check the database.',
  },
  clocks_apart: {
    level: 'error',
    cause: 'The clocks of server and database differ by more than an hour; the start erased nothing.',
    remedy: 'Synchronise both: `timedatectl set-ntp true`. The hourly job then erases what is due.',
  },

  // Calls and live pages
  call_failed: {
    level: 'error',
    cause: 'A call failed with status 500.',
    remedy: 'Read `failure`; `request` is the `X-Request-Id` of the answer. Report it as a bug.',
  },
  feed_failed: {
    level: 'error',
    cause: 'The server cannot read the feed; open pages get no updates. Logged once until it recovers.',
    remedy: 'Check the database.',
  },
  feed_recovered: { level: 'warn', cause: 'Open pages get updates again.', remedy: NOTHING },
  live_streams_failed: {
    level: 'error',
    cause: 'The server could not check the permissions of live streams; it retries every 5 s.',
    remedy: 'Check the database.',
  },
  app_files_failed: {
    level: 'error',
    cause: 'The server could not store the files of its build in the database; it retries every hour.',
    remedy: 'Check the database. During an upgrade, open pages may need a reload.',
  },
  proxy_not_trusted: {
    level: 'warn',
    cause: 'A request has `X-Forwarded-For`, but `TRUST_PROXY` is not set: all clients share one limit.',
    remedy: 'Set `TRUST_PROXY` behind a proxy. Without a proxy, ignore it.',
  },
  certificate_not_valid: {
    level: 'warn',
    cause: 'The certificate of `TLS_CERT` has expired, or is not valid yet; browsers refuse it.',
    remedy: 'Renew it. The server reloads changed files by itself.',
  },
  certificate_reload_failed: {
    level: 'warn',
    cause: 'The new certificate or key is unreadable, or they do not match; the previous pair stays in use.',
    remedy: 'Correct the files of `TLS_CERT` and `TLS_KEY`.',
  },
  certificate_reloaded: {
    level: 'warn',
    cause: 'The files of `TLS_CERT` and `TLS_KEY` changed; the server uses them.',
    remedy: NOTHING,
  },
  https_redirect_failed: {
    level: 'warn',
    cause: 'Port 80 is taken or forbidden; addresses without `https://` do not open.',
    remedy: 'Free the port, or let another program redirect.',
  },

  // Several servers
  shared_limits_lost: {
    level: 'warn',
    cause: 'The store of rate limits is unreachable; each server counts alone.',
    remedy: 'Check the database, or the Redis of `BUS_URL`. The server recovers by itself.',
  },
  shared_limits_restored: { level: 'warn', cause: 'The servers share rate limits again.', remedy: NOTHING },
  redis_lost: {
    level: 'warn',
    cause: 'The Redis of `BUS_URL` is unreachable, full, or refuses commands; PostgreSQL replaces it.',
    remedy:
      'Start Redis. On `OOM` raise `maxmemory`; on `WRONGTYPE` delete the keys `{parvis}:…`. No restart is needed.',
  },
  redis_restored: { level: 'warn', cause: 'The server uses Redis again.', remedy: NOTHING },

  // Jobs
  job_failed: {
    level: 'error',
    cause: 'A job failed and will be retried. Logged once per job until it succeeds.',
    remedy: 'Read `job` and `failure`; `graphile_worker.jobs` lists waiting jobs.',
  },
  jobs_unreachable: {
    level: 'error',
    cause: 'The server cannot read the job queue; it retries every second.',
    remedy: 'Check the database.',
  },

  // Mail and SMS
  mail_server_unusable: {
    level: 'warn',
    cause: 'The check of the mail server failed at the start.',
    remedy: 'Correct `SMTP_URL`: account, port or TLS.',
  },
  mail_not_sent: {
    level: 'warn',
    cause: 'The mail server refused a mail, or was unreachable.',
    remedy: 'Check the mail server and `SMTP_URL`. The server retries temporary failures.',
  },
  sms_not_accepted: {
    level: 'warn',
    cause: 'The SMS gateway answered an SMS with an error.',
    remedy: 'Check `SMS_CREDENTIALS` and the credit. The server retries temporary failures.',
  },
  sms_gateway_unreachable: {
    level: 'warn',
    cause: 'The SMS gateway was unreachable, or did not answer in time.',
    remedy: 'Check the network and `SMS_GATEWAY`. The server retries.',
  },
  message_refused: {
    level: 'warn',
    cause: 'The mail server or gateway refused a message for good: wrong address or content.',
    remedy: 'None for one. For many, check the account and the reputation of the sender.',
  },
  message_late: {
    level: 'warn',
    cause: 'A message expired before the mail server or gateway accepted it.',
    remedy: 'Find the cause in earlier mail or SMS events.',
  },
  message_doubtful: {
    level: 'warn',
    cause: 'The connection broke after a message may have been accepted; a second one would be a duplicate.',
    remedy: 'None for one. For many, check the connection to the mail server or gateway.',
  },
  unknown_code_scanned: {
    level: 'warn',
    cause: 'A device scanned a code that no customer has; told once an hour.',
    remedy: 'Look whether a code hangs that no file names, or one of another installation.',
  },
  code_share_used_up: {
    level: 'warn',
    cause: 'Newcomers of one customer used up its daily share of codes by mail or SMS.',
    remedy: 'Look for abuse; else raise `MAIL_CODES_PER_DAY` or `SMS_PER_DAY`.',
  },

  // Files
  storage_failed: {
    level: 'warn',
    cause: 'The server cannot write or read the folder or bucket of photos.',
    remedy: 'Free disk space; check `PARVIS_MEDIA` or `MEDIA_URL`. Devices send again by themselves.',
  },
  storage_recovered: { level: 'warn', cause: 'The server stores photos again.', remedy: NOTHING },
  virus_scanner_failed: {
    level: 'warn',
    cause: 'clamd is unreachable, or failed; photos wait.',
    remedy: 'Start clamd at `CLAMAV_URL`.',
  },
  virus_scanner_recovered: { level: 'warn', cause: 'clamd scans photos again.', remedy: NOTHING },

  // Customers
  customers_folder_empty: {
    level: 'warn',
    cause: 'The folder of `PARVIS_CUSTOMERS` contains no customer.',
    remedy: 'Check its path and its mount.',
  },
  customer_finding: {
    level: 'warn',
    cause: 'The server loaded a customer, but its file has a weakness.',
    remedy: 'Run `npx parvis check <folder>`.',
  },
  customer_refused: {
    level: 'error',
    cause: 'The file of a customer has an error. The version loaded before stays in use.',
    remedy: 'Run `npx parvis check <folder>`, correct the file, run `npx parvis reload`.',
  },
  customers_failed: {
    level: 'error',
    cause: 'The server could not reload `PARVIS_CUSTOMERS`; it retries every 5 s.',
    remedy: 'Read `failure`; check the database and the folder.',
  },
  demo_customers_withdrawn: {
    level: 'warn',
    cause: 'A demonstration used this database before; the server withdrew its customers.',
    remedy: 'None. Use a database of its own for demonstrations.',
  },

  // Privacy and audit
  erased_list_failed: {
    level: 'error',
    cause: 'The server cannot write the list of erased people; it retries every hour.',
    remedy:
      'Free space or correct permissions of `PARVIS_ERASED`. Restore no backup until then: it would bring erased people back.',
  },
  compaction_incomplete: {
    level: 'error',
    cause: 'The server cannot compact some tables, so erased rows stay in their files. Logged once.',
    remedy:
      'Read `failure`. Make the role the owner, run `npx parvis retention --compact`, or end old transactions.',
  },
  record_refused_sign_in_failed: {
    level: 'error',
    cause: 'The server could not write a wrong code to the audit log; the entry is lost.',
    remedy: 'Read `failure`; check the database.',
  },

  // Traces
  tracing_misconfigured: {
    level: 'warn',
    cause: 'An `OTEL_…` variable has an unsupported value.',
    remedy: 'Correct the variable that the message names.',
  },
  traces_export_failed: {
    level: 'warn',
    cause: 'The collector does not accept traces; the server drops them.',
    remedy: 'Check `OTEL_EXPORTER_OTLP_ENDPOINT` and the collector.',
  },
  traces_export_recovered: { level: 'warn', cause: 'The collector accepts traces again.', remedy: NOTHING },
} as const satisfies Readonly<Record<string, LogEvent>>;

export type EventName = keyof typeof EVENTS;
