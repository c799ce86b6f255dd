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
import css from "./price-icon.module.css";
import { priceSign } from "./price-sign.ts";

/** The sign of the currency that prices are in, as an icon. */
function PriceIcon({ currency }: { readonly currency: string }) {
  const sign = priceSign(currency);
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <text className={css["sign"]} data-long={sign.length > 1 || undefined} x="12" y="12">
        {sign}
      </text>
    </svg>
  );
}

/** A wide wing with a star, for an airline's miles. */
function MilesIcon() {
  return (
    <svg
      width={77}
      height={22}
      viewBox="0 0 77 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d="M3 4h33c6 0 9 3 9 7s-3 7-9 7h-8M13 11h19M22 18h6" />
      <path d="m61 3 2.5 5 5.500.8-4 3.900.9 5.500-4.900-2.600-4.900 2.600.9-5.500-4-3.900 5.500-.8z" />
    </svg>
  );
}

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
