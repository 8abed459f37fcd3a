import { redactBucketAddress } from '../../platform/config/bucketAddress.ts';
import { formatClamdAddress } from '../../platform/config/clamdAddress.ts';
import type { Config } from '../../platform/config/config.ts';
import { formatHours } from '../../platform/config/hours.ts';
import { type Env, type SettingName, settingNames } from '../../platform/config/settings.ts';
import { formatAndroidApps } from '../../platform/config/siteSettings.ts';
import { getDefaultDataDir } from '../../platform/db/embedded/startEmbedded.ts';
import { getErasedFolder, getMediaFolder } from '../../platform/storage/storageFolders.ts';

const HIDDEN = '***';

const SECRET_PARAMETER = /pass|secret|token|key/i;

function hideSecret(address: string): string {
  const url = new URL(address);
  // Some services use one token for both.
  if (url.username === url.password && url.username !== '') url.username = HIDDEN;
  if (url.password !== '') url.password = HIDDEN;
  for (const name of url.searchParams.keys())
    if (SECRET_PARAMETER.test(name)) url.searchParams.set(name, HIDDEN);
  return url.href;
}

const formatters: Readonly<Record<SettingName, (config: Config) => string | undefined>> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  TRUST_PROXY: ({ trustProxy }) => String(trustProxy),
  TLS_CERT: ({ tls }) => tls?.cert,
  TLS_KEY: ({ tls }) => tls?.key,
  DATABASE_URL: ({ databaseUrl }) => databaseUrl && hideSecret(databaseUrl),
  BUS_URL: ({ busUrl }) => busUrl && hideSecret(busUrl),
  PARVIS_DATA: ({ databaseUrl, dataDir }) => (databaseUrl ? undefined : (dataDir ?? getDefaultDataDir())),
  PARVIS_MEDIA: getMediaFolder,
  PARVIS_ERASED: getErasedFolder,
  MEDIA_URL: ({ mediaBucket }) => mediaBucket && redactBucketAddress(mediaBucket),
  MEDIA_OLD_URL: ({ oldMediaBucket }) => oldMediaBucket && redactBucketAddress(oldMediaBucket),
  CLAMAV_URL: ({ clamd }) => clamd && formatClamdAddress(clamd),
  PARVIS_CUSTOMERS: ({ customersDir }) => customersDir,
  PARVIS_WATCH: ({ watchesCustomers }) => (watchesCustomers ? '1' : '0'),
  PARVIS_DEMO: ({ demo }) => (demo ? '1' : '0'),
  SMTP_URL: ({ smtpUrl }) => smtpUrl && hideSecret(smtpUrl),
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  SMS_GATEWAY: ({ smsGateway }) => smsGateway?.name,
  SMS_CREDENTIALS: ({ smsCredentials }) => (Object.keys(smsCredentials).length > 0 ? HIDDEN : undefined),
  SMS_FROM: ({ smsFrom }) => smsFrom,
  SMS_RECEIPTS_KEY: ({ smsReceiptsKey }) => smsReceiptsKey && HIDDEN,
  SMS_INBOUND: ({ smsInbound }) => smsInbound?.name,
  SMS_INBOUND_NUMBER: ({ smsInbound }) => smsInbound?.number,
  SMS_INBOUND_KEY: ({ smsInbound }) => smsInbound && HIDDEN,
  MAIL_CODES_PER_DAY: ({ mailCodesPerDay }) => String(mailCodesPerDay),
  MAIL_NEWS_PER_DAY: ({ mailNewsPerDay }) => String(mailNewsPerDay),
  NEWS_QUIET: ({ newsQuiet }) => formatHours(newsQuiet),
  MEDIA_PER_DAY: ({ mediaPerDay }) => String(mediaPerDay),
  SMS_PER_DAY: ({ smsPerDay }) => String(smsPerDay),
  CONTACT_MAIL: ({ contactMail }) => contactMail,
  CONTACT_WWW: ({ contactWww }) => contactWww,
  PARVIS_ORIGINS: ({ origins }) => origins.join(',') || undefined,
  PARVIS_REDIRECT_HOSTS: ({ redirectHosts }) => redirectHosts.join(',') || undefined,
  PUSH_OWN_SERVICES: ({ pushServices }) => pushServices.join(',') || undefined,
  FONT_HOSTS: ({ fontHosts }) => fontHosts.join(',') || undefined,
  PARVIS_LIVE: ({ live }) => (live ? '1' : '0'),
  PARVIS_DEV: ({ dev }) => (dev ? '1' : '0'),
  PARVIS_ADD_LATER: ({ addLaterOn }) => (addLaterOn ? '1' : '0'),
  PARVIS_SURVEY: ({ survey }) => (survey ? '1' : '0'),
  PARVIS_ADMIN_HOST: ({ sites }) => sites.adminHost,
  PARVIS_CORPORATE_HOST: ({ sites }) => sites.corporateHost,
  PARVIS_COUNTRIES: ({ sites }) => sites.countries.join(',') || undefined,
  PARVIS_CAMPUS_COUNTRY: ({ sites }) => sites.campusCountry,
  PARVIS_CUSTOM_PORTS: ({ sites }) => (sites.customPorts ? '1' : '0'),
  PARVIS_ANDROID_APPS: ({ androidApps }) => formatAndroidApps(androidApps) || undefined,
  PARVIS_SITES: ({ customerSites }) =>
    Object.entries(customerSites)
      .map(([cuid, origins]) => `${cuid}=${origins.join(' ')}`)
      .join(',') || undefined,
  PARVIS_LOG: ({ log }) => log,
  LEAVE_SECONDS: ({ drainSeconds: leaveSeconds }) => String(leaveSeconds),
  TRAIL_MONTHS: ({ auditLogMonths: trailMonths }) => String(trailMonths),
  METRICS_TOKEN: ({ metricsToken }) => metricsToken && HIDDEN,
  PRINT_FONTS: ({ printFonts }) => printFonts.join(',') || undefined,
  PARVIS_ADDRESS_CEILING: ({ addressCeiling }) => String(addressCeiling),
  PARVIS_LIMIT_FACTOR: ({ limitFactor }) => String(limitFactor),
};

/** Hides secrets, marks unset ones. */
export function formatEffectiveSettings(config: Config, env: Env): string[] {
  const width = Math.max(...settingNames.map((name) => name.length));
  return settingNames.map((name) => {
    const value = formatters[name](config);
    const mark = env[name]?.trim() ? '' : value === undefined ? '(not set)' : '  (not set)';
    return `${name.padEnd(width)}  ${value ?? ''}${mark}`;
  });
}
