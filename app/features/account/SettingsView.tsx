import { addresses } from '@parvis/api/addresses';
import type { UserStatus } from '@parvis/api/entities/user';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Settings, SettingsPart } from '@parvis/ui/screens/Settings';
import { type ReactNode, useEffect, useState } from 'react';
import { findPage } from '../../lib/session/addressPage.ts';
import { hasErased } from '../../lib/session/erasedMark.ts';
import { refreshProfile, useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { NotifySettings } from '../notifications/NotifySettings.tsx';
import type { AddressKind } from '../sign-in/addresses/codeCalls.ts';
import { getSessionText } from './getSessionText.ts';
import { OwnAddress } from './OwnAddress.tsx';
import { OwnChannels } from './OwnChannels.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnDevices } from './OwnDevices.tsx';
import { getContact, isStaff } from './ownAddresses.ts';
import { buildNewsChoice, useLanguageChoice, useSchemeChoice } from './settingsChoices.ts';
import { resetChoices } from './syncChoices.ts';
import { useSettingsToasts } from './useSettingsToasts.tsx';

/** On all devices of the person. */
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

const FindReports = () => {
  const { t } = useTexts();
  return (
    <SettingsPart title={t('home.title')} text={t('home.find.here')}>
      <ButtonLink href={findPage}>{t('home.find')}</ButtonLink>
    </SettingsPart>
  );
};

/** Kinds to offer; staff's sign-in address first. */
const listAddressKinds = (profile: UserStatus, hasPhone: boolean): readonly AddressKind[] => {
  if (!hasPhone) return ['mail'];
  return isStaff(profile) && profile.email === undefined ? ['sms', 'mail'] : ['mail', 'sms'];
};

export type SettingsViewProps = {
  /** Site name for the title; empty while loading. */
  site: string;
  subtitle: string | undefined;
  addressAsked?: boolean | undefined;
  finds?: boolean | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
  /** Drafts, when signing out. */
  begun?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  wide?: boolean;
};

export const SettingsView = (props: SettingsViewProps) => {
  const {
    site,
    subtitle,
    addressAsked = false,
    onBack,
    children,
    begun,
    footer,
    bottomBar,
    wide = false,
  } = props;
  const [finds] = useState(props.finds ?? false);
  const { t } = useTexts();
  const { phase } = useProfileGate();
  const { show, toasts } = useSettingsToasts();
  useDocumentTitle(t('settings.title'), site);
  useEffect(() => void refreshProfile(), []);
  const known = phase.kind === 'ready';
  const language = useLanguageChoice(known);
  const scheme = useSchemeChoice(known);
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
        language={language}
        scheme={scheme}
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
                  onDone={(address) => show({ address })}
                />
              ))
            : phase.kind === 'welcome' && !hasErased() && <FindReports />
        }
        ways={known && <OwnChannels profile={phase.profile} />}
        devices={contact !== undefined && <OwnDevices onDone={(device) => show({ device })} />}
        data={
          known && (
            <SettingsPart title={t('settings.data')}>
              <ButtonLink href={addresses.ownData.template} download>
                {t('settings.export')}
              </ButtonLink>
              <ResetChoices onFailed={() => show({ failed: 'settings.choices.failed' })} />
            </SettingsPart>
          )
        }
        erase={
          known ? (
            <OwnData known={contact !== undefined} onLeft={(leave) => show({ leave })} begun={begun} />
          ) : undefined
        }
        footer={footer}
        bottomBar={bottomBar}
        wide={wide}
      >
        {known && (
          <NotifySettings profile={phase.profile} onFailed={() => show({ failed: 'notif.content.failed' })} />
        )}
        {children}
      </Settings>
      {toasts}
    </>
  );
};
