import { useId, useRef, useState } from "react";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Calendar } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import css from "./when-field.module.css";

/** Calendar and masks, which load when the field is first opened. */
export const whenPanel = pagePart(() => import("./when-panel.tsx").then((file) => file.WhenPanel));

/** When the car is to come, if the traveller knows it: a field that opens date and time together. */
export function WhenField() {
  const { t, locale, knownPlaces } = usePage();
  const [{ from, to, when }, changeSearch] = useSearchState();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { Part: Panel, lost, retry } = usePagePart(whenPanel, open);
  const id = useId();
  return (
    <div className={css["when"]} ref={root}>
      <button
        data-late=""
        ref={button}
        type="button"
        className={css["field"]}
        data-surface="paper"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onFocus={whenPanel.preload}
      >
        <Icon glyph={Calendar} size={22} />
        <span className={css["words"]}>
          <span className={css["label"]}>{t("places.when")}</span>
          <span className={css["value"]} data-empty={when === undefined ? "" : undefined}>
            {when === undefined ? t("places.whenEmpty") : formatDayTime(when, locale)}
          </span>
        </span>
      </button>
      {open && (
        <div id={id} className={css["panel"]} data-surface="paper" role="group" aria-label={t("places.when")}>
          {Panel ? (
            <Panel
              {...{ when, root }}
              zone={from === undefined ? undefined : knownPlaces.get(from)?.timezone}
              onChange={(at) => changeSearch({ when: at }, { keep: from !== undefined && to !== undefined })}
              onClose={(back) => {
                setOpen(false);
                if (back) button.current?.focus();
              }}
            />
          ) : lost ? (
            <Button look="link" onClick={retry}>
              {t("common.retry")}
            </Button>
          ) : (
            <Skeleton shape="field" />
          )}
        </div>
      )}
    </div>
  );
}
