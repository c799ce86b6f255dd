import type { ReactNode } from "react";
import type { OfferView } from "#contract/orders/offers.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./offer-facts.module.css";

type OfferAcceptProps = {
  readonly offer: OfferView;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** What pressing the button accepts, in words with links. */
  readonly agreement: ReactNode;
};

/** What an offer costs and until when it stands, with the button that accepts it. */
export function OfferAccept({ offer, busy, failure, agreement }: OfferAcceptProps) {
  const { t, locale, money } = usePricedPage();
  const until = formatDayTime(localTimeIn(offer.ways[0]?.from.zone ?? "UTC", offer.valid_until), locale);
  const sum = money(offer.total, offer.currency);
  return (
    <Card>
      <p className={css["total"]}>
        <span>{t("prices.line.agreed")}</span>
        <b>{sum}</b>
      </p>
      <p className={css["soft"]}>{t("offers.until", { moment: until })}</p>
      {agreement}
      <p role="alert" className={css["failure"]}>
        {failure}
      </p>
      <Button type="submit" look="primary" size="main" wide busy={busy}>
        {t("offers.accept", { sum })}
      </Button>
    </Card>
  );
}
