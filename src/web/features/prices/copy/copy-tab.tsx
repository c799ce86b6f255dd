import { useState } from "react";
import { useLocation, useRouter, useSearch } from "wouter";
import type { PriceItem } from "#contract/prices/prices.ts";
import { Button } from "#ui/button.tsx";
import { Check, Copy, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { copiedText } from "./copied-text.ts";
import css from "./copy-tab.module.css";

type CopyTabProps = {
  /** The cars that the list shows. */
  readonly cars: readonly PriceItem[];
  /** Class ids. */
  readonly marked: readonly string[];
  readonly way: Omit<PickedOffer, "price">;
  readonly onMarkAll: (marked: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Copies the marked prices as a text for somebody else, and says whether that worked. */
export function CopyTab({ cars, marked, way, onMarkAll, onClose }: CopyTabProps) {
  const page = usePricedPage();
  const { t } = page;
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const chosen = cars.filter(({ car_class: car }) => marked.includes(String(car.car_class_id)));
  const [path] = useLocation();
  const search = useSearch();
  const address = new URL(`${useRouter().base}${path}?${search}`, location.href).href;
  const text = copiedText(chosen, way, address, page);
  // A different choice has not been copied yet.
  const now = outcome?.text === text ? outcome : undefined;
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setOutcome({ text, isCopied: true }))
      .catch(() => setOutcome({ text, isCopied: false }));
  return (
    <div className={css["tab"]} data-surface="paper" role="region" aria-label={t("prices.copy")}>
      <div className={css["row"]}>
        <p className={css["status"]} role="status">
          {now === undefined
            ? t("prices.copy.chosen", { count: chosen.length })
            : t(now.isCopied ? "prices.copy.done" : "prices.copy.failed", { count: chosen.length })}
        </p>
        <Button
          look="link"
          size="card"
          onClick={() => onMarkAll(cars.map((item) => String(item.car_class.car_class_id)))}
        >
          {t("prices.copy.all")}
        </Button>
        <Button
          look="primary"
          size="card"
          disabled={chosen.length === 0}
          icon={<Icon glyph={now?.isCopied ? Check : Copy} size={18} />}
          // Without a secure address there is no clipboard at all.
          onClick={() => ("clipboard" in navigator ? void copy() : setOutcome({ text, isCopied: false }))}
        >
          {t("prices.copy.button")}
        </Button>
        <IconButton look="quiet" label={t("prices.copy.close")} icon={<Icon glyph={X} />} onClick={onClose} />
      </div>
      {now?.isCopied === false && (
        <TextArea label={t("prices.copy.text")} value={text} onChange={() => undefined} readOnly />
      )}
    </div>
  );
}
