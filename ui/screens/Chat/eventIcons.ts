import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import type { IconComponent } from '../../icons/icon.tsx';
import { LeaveIcon } from '../../icons/LeaveIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { PauseIcon } from '../../icons/PauseIcon.tsx';
import { PhoneIcon } from '../../icons/PhoneIcon.tsx';
import { PlayIcon } from '../../icons/PlayIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { UserIcon } from '../../icons/UserIcon.tsx';
import { UsersIcon } from '../../icons/UsersIcon.tsx';

export const eventIcons = {
  handled: ShieldIcon,
  held: PauseIcon,
  resumed: PlayIcon,
  closed: CheckIcon,
  rejected: CloseIcon,
  left: LeaveIcon,
  joined: UsersIcon,
  blocked: LockIcon,
  identity: UserIcon,
  call: PhoneIcon,
  other: InfoIcon,
} as const satisfies Readonly<Record<string, IconComponent>>;

export type ChatEventKind = keyof typeof eventIcons;
