import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { Checkbox } from '@parvis/ui/parts/Checkbox';
import { SettingsPart } from '@parvis/ui/screens/Settings';
import { StaffPlace } from '@parvis/ui/screens/StaffPlace';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { SettingsView } from '../account/SettingsView.tsx';
import { DutySetting } from './assign/DutySetting.tsx';
import { updateDeskSettings, useDeskSettings } from './commands/deskSettings.ts';
import { KeySettings } from './commands/KeySettings.tsx';
import { DraftCases } from './DraftCases.tsx';
import { FiguresMail } from './figures/FiguresMail.tsx';
import { playNotification } from './notificationSound.ts';
import { isManager } from './polls/isManager.ts';
import { type DeskProps, useDeskPage } from './useDeskNav.tsx';

/** `/staff/{cuid}/settings`, in the customer's theme. */
export const StaffSettings = (desk: DeskProps) => {
  const { t } = useTexts();
  const { role } = desk;
  const { sound } = useDeskSettings();
  const nav = useDeskPage(desk, 'settings', t('settings.title'));
  return (
    <StaffPlace nav={nav}>
      <div>
        <SettingsView
          wide
          site={role.cstmrLbl}
          subtitle={role.cstmrLbl}
          begun={<DraftCases cuid={role.cuid} />}
          footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid: role.cuid }} />}
        >
          <SettingsPart
            title={t('staff.settings.connect')}
            text={t('staff.settings.connect.text', { address: `${location.host}/staff/login` })}
          />
          <SettingsPart title={t('staff.settings.desk')}>
            <Checkbox
              checked={sound}
              onCheckedChange={(on) => {
                updateDeskSettings({ sound: on });
                // A sample: browsers allow sound only after a press.
                if (on) playNotification();
              }}
            >
              {t('staff.settings.sound')}
            </Checkbox>
            <DutySetting cuid={role.cuid} />
            {isManager(role) && <FiguresMail cuid={role.cuid} />}
          </SettingsPart>
          <SettingsPart title={t('staff.keys.title')} text={t('staff.settings.keys.text')}>
            <KeySettings />
          </SettingsPart>
          <SettingsPart title={t('staff.settings.own')} text={t('staff.settings.own.text')}>
            <ButtonLink variant="quiet" href="/m/home">
              {t('staff.settings.own.open')}
            </ButtonLink>
          </SettingsPart>
        </SettingsView>
      </div>
    </StaffPlace>
  );
};
