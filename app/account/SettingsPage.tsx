import { useLastCustomer } from '../look/useLastCustomer.ts';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { MainBar } from '../shell/MainBar.tsx';
import { SettingsView } from './SettingsView.tsx';

/** `/m/settings`: the settings of a visitor. */
export const SettingsPage = () => {
  const customer = useLastCustomer();
  return (
    <SettingsView
      subtitle={customer?.cstmrLbl}
      footer={<LegalFooter customer={customer} />}
      bottomBar={<MainBar current="settings" />}
    />
  );
};
