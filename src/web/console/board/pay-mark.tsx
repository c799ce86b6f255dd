import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { addMajor } from "#domain/values/add-major.ts";
import { Banknote, Check, Clock, TriangleAlert, Undo2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./pay-mark.module.css";
import { sumWords } from "./trip-words.ts";

const GLYPHS = {
  paid: Check,
  "to-driver": Banknote,
  waiting: Clock,
  "part-paid": TriangleAlert,
  "to-return": Undo2,
  nothing: Check,
} as const;

/** How an order stands with its payer, in a few words and an icon. */
export function PayMark({ pay, currency }: Pick<BoardTripView, "pay" | "currency">) {
  const { t, locale } = useConsole();
  const { standing, received, cost } = pay;
  // What is there already is read in the account: a row has room for one sum beside the price.
  const due = sumWords(addMajor(cost, -received), currency, locale);
  return (
    <span className={css["pay"]} data-standing={standing}>
      <Icon glyph={GLYPHS[standing]} size={16} />
      {t(`console.pay.${standing}`, { due })}
    </span>
  );
}
