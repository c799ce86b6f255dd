import {
  AlarmClock,
  ArrowLeftRight,
  Award,
  Baby,
  BadgePercent,
  BaggageClaim,
  BellRing,
  Briefcase,
  Bus,
  CalendarArrowDown,
  Car,
  Check,
  CigaretteOff,
  ClipboardCheck,
  Clock,
  Coins,
  CreditCard,
  Gift,
  Globe,
  IdCard,
  Languages,
  Luggage,
  MessageSquareText,
  PlaneLanding,
  ReceiptText,
  Route,
  Sailboat,
  ShieldCheck,
  Star,
  Timer,
  TrainFront,
  Users,
} from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { MilesIcon } from "./miles-icon.tsx";
import { PriceIcon } from "./price-icon.tsx";

const GLYPHS: Readonly<Record<number, typeof Check>> = {
  1: Users,
  2: CreditCard,
  4: ClipboardCheck,
  5: ArrowLeftRight,
  6: Route,
  7: Clock,
  8: PlaneLanding,
  9: CalendarArrowDown,
  10: Baby,
  11: CigaretteOff,
  12: Languages,
  13: Car,
  14: Luggage,
  15: BaggageClaim,
  16: BadgePercent,
  17: Coins,
  18: Award,
  20: Globe,
  21: IdCard,
  22: Star,
  23: ShieldCheck,
  24: Bus,
  25: Sailboat,
  26: Timer,
  27: Briefcase,
  28: BellRing,
  29: TrainFront,
  30: AlarmClock,
  31: Gift,
  32: ReceiptText,
  33: MessageSquareText,
};

type AdvantageIconProps = { readonly id: number; readonly currency: string };

/** The icon of an advantage; the one about the price shows the page's currency. */
export function AdvantageIcon({ id, currency }: AdvantageIconProps) {
  if (id === 3) return <PriceIcon currency={currency} />;
  if (id === 19) return <MilesIcon />;
  return <Icon glyph={GLYPHS[id] ?? Check} size={22} />;
}
