import { addresses } from '@parvis/api/addresses';
import { textCalls } from '@parvis/api/calls/texts';
import { type Settings as Chosen, mailNewsSchema, type UserStatus } from '@parvis/api/entities/user';
import type { TextId } from '@parvis/locales/areas';
import { type Locale, languages } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { Settings, type SettingsChoice, SettingsPart } from '@parvis/ui/screens/Settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../lib/api/client.ts';
import { chooseScheme, readSchemeChoice, type SchemeChoice, watchScheme } from '../../lib/branding/scheme.ts';
import { findPage } from '../../lib/session/addressPage.ts';
import { hasForcedDarkMode } from '../../lib/session/device.ts';
import { hasErased } from '../../lib/session/erasedMark.ts';
import { refreshProfile, useProfile } from '../../lib/session/useProfile.ts';
import { chooseLocale } from '../../lib/texts/store.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { RetryToast } from '../../shell/RetryToast.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { isPageDarkened } from '../install/browserWarnings.ts';
import { NotifySettings } from '../notifications/NotifySettings.tsx';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import { getSessionText } from './getSessionText.ts';
import { AddressToast, OwnAddress } from './OwnAddress.tsx';
import type { AddressResult } from './OwnAddressDialogs.tsx';
import { OwnChannels } from './OwnChannels.tsx';
import { type LeaveResult, LeaveToast, OwnData } from './OwnData.tsx';
import { type DeviceResult, DeviceToast, OwnDevices } from './OwnDevices.tsx';
import { getContact, isStaff } from './ownAddresses.ts';
import { resetChoices, saveChoices } from './syncChoices.ts';

const labels = {
  off: 'settings.news.off',
  fact: 'settings.news.fact',
  words: 'settings.news.words',
} as const;

/** Choice of mails about news, with a verified address. */
function buildNewsChoice(
  t: TextStore['t'],
  { email, settings, roles }: Pick<UserStatus, 'email' | 'settings' | 'roles'>,
): SettingsChoice | undefined {
  // Staff use the board instead.
  if (email === undefined || roles.length > 0) return undefined;
  return {
    value: settings.mailNews ?? 'off',
    options: mailNewsSchema.options.map((value) => ({ value, label: t(labels[value]) })),
    onChange: (value) => void saveChoices({ mailNews: mailNewsSchema.parse(value) }),
    notice: t('settings.news.text'),
  };
}

/** Resets language and appearance, on all devices of the person. */
const ResetChoices = ({ onFailed }: { onFailed: () => void }) => {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const resetAll = async () => {
    setBusy(true);
    if (!(await resetChoices())) onFailed();
    setBusy(false);
  };
  return (
    <Button variant="quiet" loading={busy} onClick={() => void resetAll()}>
      {t('settings.choices.forget')}
    </Button>
  );
};

const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => client.call(textCalls.settingsLanguages),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Languages of the server that the app has, too. */
function useLanguages() {
  const { data } = useQuery(languagesQuery);
  const offered = data && languages.filter(({ locale }) => data.some(({ language }) => language === locale));
  return offered?.length ? offered : languages;
}

const FindReports = () => {
  const { t } = useTexts();
  return (
    <SettingsPart title={t('home.title')} text={t('home.find.here')}>
      <ButtonLink href={findPage}>{t('home.find')}</ButtonLink>
    </SettingsPart>
  );
};

const schemes: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

const saveIfKnown = (known: boolean, settings: Chosen): void => {
  if (known) void saveChoices(settings);
};

/** Kinds of address to offer; the one staff are known by first. */
const listAddressKinds = (profile: UserStatus, hasPhone: boolean): readonly AddressKind[] => {
  if (!hasPhone) return ['mail'];
  return isStaff(profile) && profile.email === undefined ? ['sms', 'mail'] : ['mail', 'sms'];
};

/** Notice about Samsung Internet, which may change colours. */
const getSchemeNotice = (): TextId | undefined => {
  if (!hasForcedDarkMode()) return undefined;
  return isPageDarkened() ? 'browser.samsungDark' : 'settings.scheme.samsung';
};

export type SettingsViewProps = {
  /** Name of the site, for the title; empty while loading. */
  site: string;
  subtitle: string | undefined;
  /** Focuses the address. */
  addressAsked?: boolean | undefined;
  finds?: boolean | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
  /** Drafts, for who signs out. */
  begun?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

/** Settings of language, appearance, account and leaving. */
export const SettingsView = (props: SettingsViewProps) => {
  const { site, subtitle, addressAsked = false, onBack, children, begun, footer, bottomBar } = props;
  const [finds] = useState(props.finds ?? false);
  const { t, locale } = useTexts();
  const { phase } = useProfile();
  const [left, setLeft] = useState<LeaveResult>();
  const [deviceTold, setDeviceTold] = useState<DeviceResult>();
  const [told, setTold] = useState<AddressResult>();
  const [failed, setFailed] = useState<TextId>();
  const [schemeNotice] = useState(getSchemeNotice);
  const scheme = useSyncExternalStore(watchScheme, readSchemeChoice);
  const offered = useLanguages();
  useDocumentTitle(t('settings.title'), site);
  useEffect(() => void refreshProfile(), []);
  useEffect(() => {
    // Errors of the network go once it is back.
    const clearErrors = () => {
      setDeviceTold((now) => (now?.failed ? undefined : now));
      setTold((now) => (now?.what === 'failed' ? undefined : now));
      setLeft((now) => (now?.failed ? undefined : now));
      setFailed(undefined);
    };
    addEventListener('online', clearErrors);
    return () => removeEventListener('online', clearErrors);
  }, []);
  const known = phase.kind === 'ready';
  const contact = known ? getContact(phase.profile) : undefined;
  const hasPhone = known && (phase.profile.flags.sms || phase.profile.phone !== undefined);
  return (
    <>
      <Settings
        texts={{
          title: t('settings.title'),
          language: t('settings.language'),
          scheme: t('settings.scheme'),
          news: t('settings.news'),
          cookies: t('settings.session'),
          cookiesInfo: t(getSessionText(phase.kind === 'welcome', contact !== undefined)),
          erase: t('settings.leave'),
        }}
        subtitle={subtitle}
        onBack={onBack}
        language={{
          value: locale(),
          options: offered.map((row) => ({ value: row.locale, label: row.name, lang: row.locale })),
          onChange: (value) => {
            void chooseLocale(value as Locale);
            saveIfKnown(known, { language: value as Locale });
          },
        }}
        scheme={{
          value: scheme,
          notice: schemeNotice && t(schemeNotice),
          options: schemes.map((value) => ({ value, label: t(`settings.scheme.${value}`) })),
          onChange: (value) => {
            chooseScheme(value as SchemeChoice);
            saveIfKnown(known, { scheme: value as SchemeChoice });
          },
        }}
        news={known ? buildNewsChoice(t, phase.profile) : undefined}
        contact={
          known
            ? listAddressKinds(phase.profile, hasPhone).map((kind, index) => (
                <OwnAddress
                  key={kind}
                  kind={kind}
                  profile={phase.profile}
                  isSought={addressAsked && index === 0}
                  finds={finds}
                  onDone={setTold}
                />
              ))
            : phase.kind === 'welcome' && !hasErased() && <FindReports />
        }
        ways={known && <OwnChannels profile={phase.profile} />}
        devices={contact !== undefined && <OwnDevices onDone={setDeviceTold} />}
        data={
          known && (
            <SettingsPart title={t('settings.data')}>
              <ButtonLink href={addresses.ownData.template} download>
                {t('settings.export')}
              </ButtonLink>
              <ResetChoices onFailed={() => setFailed('settings.choices.failed')} />
            </SettingsPart>
          )
        }
        erase={known ? <OwnData known={contact !== undefined} onLeft={setLeft} begun={begun} /> : undefined}
        footer={footer}
        bottomBar={bottomBar}
      >
        {known && (
          <NotifySettings profile={phase.profile} onFailed={() => setFailed('notif.content.failed')} />
        )}
        {children}
      </Settings>
      <ToastRegion under>
        <RetryToast phase={phase} />
        {deviceTold && <DeviceToast {...deviceTold} onClose={() => setDeviceTold(undefined)} />}
        {told && <AddressToast told={told} onClose={() => setTold(undefined)} />}
        {failed && (
          <Toast tone="problem" onClose={() => setFailed(undefined)}>
            {t(failed)}
          </Toast>
        )}
        {left && <LeaveToast {...left} onClose={() => setLeft(undefined)} />}
      </ToastRegion>
    </>
  );
};
