import { useLocation, useSearch } from "wouter";
import { Segmented } from "#ui/segmented.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { KeyCap } from "#web/console/keys/key-cap.tsx";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { addressWith, readViewAddress, VIEWS, type View } from "./view-address.ts";
import css from "./view-switch.module.css";

/** List, day or timeline: the same filters, the same day and the same trip in focus. */
export function ViewSwitch() {
  const { t } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const { view } = readViewAddress(search);
  const show = (next: View) => {
    if (next !== view) go(addressWith(search, { view: next === "list" ? null : next }));
  };
  useKeys({
    "view-list": () => show("list"),
    "view-day": () => show("day"),
    "view-timeline": () => show("timeline"),
  });
  return (
    <div className={css["switch"]}>
      <Segmented
        label={t("console.staff.view")}
        value={view}
        onChange={show}
        options={VIEWS.map((one) => ({
          value: one,
          label: (
            <span className={css["word"]}>
              {t(`console.staff.view.${one}`)} <KeyCap of={`view-${one}`} />
            </span>
          ),
        }))}
      />
    </div>
  );
}
