import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { VirtualList } from "#ui/virtual-list.tsx";
import css from "./virtual-list-specimen.module.css";

const COUNT = 100_000;
const AT_HAND = 400;
const texts = {
  ru: { list: "Сто тысяч строк", row: "Строка" },
  en: { list: "A hundred thousand rows", row: "Row" },
} as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [from, setFrom] = useState(0);
  const [focused, setFocused] = useState(0);
  const items = Array.from({ length: Math.min(AT_HAND, COUNT - from) }, (_, at) => from + at);
  return (
    <div className={css["scrolls"]}>
      <VirtualList
        look="items"
        label={t.list}
        count={COUNT}
        from={from}
        items={items}
        keyOf={String}
        size={56}
        held={{ item: focused, index: focused }}
        onSight={(first, last) => {
          if (first < from || last >= from + AT_HAND) setFrom(Math.max(0, first - AT_HAND / 2));
        }}
        draw={(item) => (
          <Button look="quiet" onFocus={() => setFocused(item)}>
            {`${t.row} ${item + 1}`}
          </Button>
        )}
      />
    </div>
  );
}

/** A list of which what is in sight is drawn, and the item that has the focus. */
export const virtualListSpecimen: Specimen = {
  key: "virtual-list",
  title: { ru: "Длинный список", en: "Virtual list" },
  Show,
};
