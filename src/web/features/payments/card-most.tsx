import soft from "#web/lib/soft-note.module.css";
import { usePricedPage } from "#web/page/priced-page.ts";

/** Says before a payment that no card takes so much at once, and how it can be paid (Y18). */
export function CardMost({ sum, currency }: { readonly sum: number; readonly currency: string }) {
  const { t, money, options } = usePricedPage();
  const most = options.cardMost?.[currency];
  if (most === undefined || sum <= most) return null;
  return (
    <p className={soft["note"]} data-surface="paper">
      {t("payments.cardMost", { most: money(most, currency) })}
    </p>
  );
}
