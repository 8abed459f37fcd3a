import { BellIcon } from './BellIcon.tsx';
import { BenchIcon } from './BenchIcon.tsx';
import { BikeIcon } from './BikeIcon.tsx';
import { BoltIcon } from './BoltIcon.tsx';
import { BriefcaseIcon } from './BriefcaseIcon.tsx';
import { BrokenIcon } from './BrokenIcon.tsx';
import { BroomIcon } from './BroomIcon.tsx';
import { BuildingIcon } from './BuildingIcon.tsx';
import { BulbIcon } from './BulbIcon.tsx';
import { BusIcon } from './BusIcon.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import { CameraIcon } from './CameraIcon.tsx';
import { CarIcon } from './CarIcon.tsx';
import { ChartIcon } from './ChartIcon.tsx';
import { ChatIcon } from './ChatIcon.tsx';
import { ClockIcon } from './ClockIcon.tsx';
import { DogIcon } from './DogIcon.tsx';
import { DoorIcon } from './DoorIcon.tsx';
import { DropletIcon } from './DropletIcon.tsx';
import { FireIcon } from './FireIcon.tsx';
import { FlagIcon } from './FlagIcon.tsx';
import { FoodIcon } from './FoodIcon.tsx';
import { GraffitiIcon } from './GraffitiIcon.tsx';
import { HeadsetIcon } from './HeadsetIcon.tsx';
import { HeartIcon } from './HeartIcon.tsx';
import { HeatingIcon } from './HeatingIcon.tsx';
import { HomeIcon } from './HomeIcon.tsx';
import { InfoIcon } from './InfoIcon.tsx';
import type { IconComponent } from './icon.tsx';
import { KeyIcon } from './KeyIcon.tsx';
import { LampIcon } from './LampIcon.tsx';
import { LiftIcon } from './LiftIcon.tsx';
import { ListIcon } from './ListIcon.tsx';
import { LockIcon } from './LockIcon.tsx';
import { MailIcon } from './MailIcon.tsx';
import { MedicalIcon } from './MedicalIcon.tsx';
import { MobileIcon } from './MobileIcon.tsx';
import { PaperIcon } from './PaperIcon.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';
import { PinIcon } from './PinIcon.tsx';
import { PoliceIcon } from './PoliceIcon.tsx';
import { QuestionIcon } from './QuestionIcon.tsx';
import { RescueIcon } from './RescueIcon.tsx';
import { RoadIcon } from './RoadIcon.tsx';
import { ScreenIcon } from './ScreenIcon.tsx';
import { SeatIcon } from './SeatIcon.tsx';
import { ShieldIcon } from './ShieldIcon.tsx';
import { SmellIcon } from './SmellIcon.tsx';
import { SnowIcon } from './SnowIcon.tsx';
import { SoapIcon } from './SoapIcon.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import { SofaIcon } from './SofaIcon.tsx';
import { SpeakerIcon } from './SpeakerIcon.tsx';
import { StairsIcon } from './StairsIcon.tsx';
import { StarIcon } from './StarIcon.tsx';
import { TapIcon } from './TapIcon.tsx';
import { ThermometerIcon } from './ThermometerIcon.tsx';
import { TicketIcon } from './TicketIcon.tsx';
import { ToiletIcon } from './ToiletIcon.tsx';
import { TrashIcon } from './TrashIcon.tsx';
import { TreeIcon } from './TreeIcon.tsx';
import { UserIcon } from './UserIcon.tsx';
import { UsersIcon } from './UsersIcon.tsx';
import { WarningIcon } from './WarningIcon.tsx';
import { WheelchairIcon } from './WheelchairIcon.tsx';
import { WifiIcon } from './WifiIcon.tsx';
import { WrenchIcon } from './WrenchIcon.tsx';

/** Icons that stored data may name; stored configurations rely on them, so a name's meaning never changes. */
const icons = {
  home: HomeIcon,
  list: ListIcon,
  info: InfoIcon,
  question: QuestionIcon,
  warning: WarningIcon,
  star: StarIcon,
  chat: ChatIcon,
  chart: ChartIcon,
  droplet: DropletIcon,
  toilet: ToiletIcon,
  tap: TapIcon,
  soap: SoapIcon,
  paper: PaperIcon,
  broom: BroomIcon,
  trash: TrashIcon,
  smell: SmellIcon,
  sofa: SofaIcon,
  seat: SeatIcon,
  bench: BenchIcon,
  heating: HeatingIcon,
  thermometer: ThermometerIcon,
  snow: SnowIcon,
  bulb: BulbIcon,
  wrench: WrenchIcon,
  broken: BrokenIcon,
  door: DoorIcon,
  lift: LiftIcon,
  stairs: StairsIcon,
  wheelchair: WheelchairIcon,
  key: KeyIcon,
  lock: LockIcon,
  bolt: BoltIcon,
  wifi: WifiIcon,
  screen: ScreenIcon,
  mobile: MobileIcon,
  phone: PhoneIcon,
  mail: MailIcon,
  camera: CameraIcon,
  speaker: SpeakerIcon,
  tree: TreeIcon,
  dog: DogIcon,
  graffiti: GraffitiIcon,
  road: RoadIcon,
  lamp: LampIcon,
  car: CarIcon,
  bike: BikeIcon,
  bus: BusIcon,
  pin: PinIcon,
  food: FoodIcon,
  ticket: TicketIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  flag: FlagIcon,
  heart: HeartIcon,
  bell: BellIcon,
  user: UserIcon,
  users: UsersIcon,
  shield: ShieldIcon,
  fire: FireIcon,
  police: PoliceIcon,
  medical: MedicalIcon,
  rescue: RescueIcon,
  social: SocialIcon,
  building: BuildingIcon,
  briefcase: BriefcaseIcon,
  headset: HeadsetIcon,
} as const satisfies Record<string, IconComponent>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];

/** True for a named icon; other values may be picture URLs. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

/** Returns the named icon, or a question mark. */
export const iconByName = (name: string | undefined): IconComponent =>
  name !== undefined && isIconName(name) ? icons[name] : QuestionIcon;

/** Returns a `renderIcon` that draws icons at `size`, in pixels or a CSS length. */
export const iconDrawer = (size: number | string) => (name: string) => {
  const Icon = iconByName(name);
  return <Icon size={size} />;
};
