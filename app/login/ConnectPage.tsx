import type { UserStatus } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AskedByDesk } from './AskedByDesk.tsx';
import { DeskAnswered } from './DeskAnswered.tsx';
import { PhoneNotice, ToBoard, ToSignIn } from './PhoneNotice.tsx';
import { useReadCode } from './readCode.ts';

const NothingRead = () => {
  const { t } = useTexts();
  const address = `${location.host}/staff/login`;
  return (
    <PhoneNotice
      icon={<QrIcon size={32} />}
      texts={{ title: t('connect.phone.none'), text: t('connect.phone.none.text', { address }) }}
      actions={<ToBoard />}
    />
  );
};

const Connect = ({ profile: { roles, email, phone } }: { profile: UserStatus }) => {
  const { t } = useTexts();
  const code = useReadCode();
  if (code === undefined) return <NothingRead />;
  const role = roles.find(({ staff }) => staff);
  if (role) return <AskedByDesk key={code} code={code} name={role.name} />;
  if (email !== undefined || phone !== undefined) return <DeskAnswered how="notStaff" />;
  return (
    <PhoneNotice
      icon={<LockIcon size={32} />}
      texts={{ title: t('connect.phone.signIn'), text: t('connect.phone.signIn.text') }}
      actions={<ToSignIn />}
    />
  );
};

/**
 * `/staff/connect#‹code›`: what a phone opens that read the code of a desk. The code stands after the `#`, so that no server and no
 * log ever holds it; it is read once the terms are accepted.
 */
export const ConnectPage = () => {
  const { t } = useTexts();
  useDocumentTitle(t('connect.phone.none'), t('app.name'));
  return (
    <SessionGate
      words={{
        title: t('login.staff.title'),
        text: t('connect.gate.lead'),
        point: t('login.gate.cookies'),
      }}
    >
      {(profile) => <Connect profile={profile} />}
    </SessionGate>
  );
};
