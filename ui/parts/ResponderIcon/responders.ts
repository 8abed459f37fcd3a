import { BriefcaseIcon } from '../../icons/BriefcaseIcon.tsx';
import { BroomIcon } from '../../icons/BroomIcon.tsx';
import { BuildingIcon } from '../../icons/BuildingIcon.tsx';
import { BulbIcon } from '../../icons/BulbIcon.tsx';
import { CalendarIcon } from '../../icons/CalendarIcon.tsx';
import { FireIcon } from '../../icons/FireIcon.tsx';
import { HeadsetIcon } from '../../icons/HeadsetIcon.tsx';
import type { IconComponent } from '../../icons/icon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { MedicalIcon } from '../../icons/MedicalIcon.tsx';
import { PoliceIcon } from '../../icons/PoliceIcon.tsx';
import { RescueIcon } from '../../icons/RescueIcon.tsx';
import { ScreenIcon } from '../../icons/ScreenIcon.tsx';
import { SocialIcon } from '../../icons/SocialIcon.tsx';
import { UsersIcon } from '../../icons/UsersIcon.tsx';
import { WrenchIcon } from '../../icons/WrenchIcon.tsx';
import type { OutlineType } from '../CaseOutline/CaseOutline.tsx';

type Drawing = { Icon: IconComponent; tone?: OutlineType };

/** Fourteen responder types and the person. */
const responders = {
  fire: { Icon: FireIcon, tone: 'fire' },
  police: { Icon: PoliceIcon, tone: 'police' },
  medical: { Icon: MedicalIcon, tone: 'health' },
  security: { Icon: LockIcon, tone: 'police' },
  rescue: { Icon: RescueIcon, tone: 'rescue' },
  social: { Icon: SocialIcon, tone: 'social' },
  maintenance: { Icon: WrenchIcon, tone: 'rescue' },
  it: { Icon: ScreenIcon, tone: 'social' },
  janitorial: { Icon: BroomIcon, tone: 'health' },
  events: { Icon: CalendarIcon, tone: 'emergency' },
  facilities: { Icon: BuildingIcon, tone: 'rescue' },
  services: { Icon: BulbIcon, tone: 'police' },
  support: { Icon: HeadsetIcon, tone: 'health' },
  upperManagement: { Icon: BriefcaseIcon, tone: 'emergency' },
  users: { Icon: UsersIcon },
} as const satisfies Record<string, Drawing>;

export type ResponderCode = keyof typeof responders;

const isCode = (code: string): code is ResponderCode => Object.hasOwn(responders, code);

export const getResponderDrawing = (code: string): Drawing | undefined =>
  isCode(code) ? responders[code] : undefined;
