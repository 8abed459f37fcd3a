import { ResponderIcon } from '@parvis/ui/parts/ResponderIcon';
import type { ChatAuthor } from '@parvis/ui/screens/Chat';
import type { ReactNode } from 'react';

/** The icon of staff's service; the role beside the name names it. */
export const renderAvatar = ({ name, role, responder }: ChatAuthor): ReactNode =>
  responder && <ResponderIcon {...responder} decorative={role !== undefined} label={role ?? name} />;
