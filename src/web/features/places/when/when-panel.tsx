import { useState, type RefObject } from "react";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import { Button } from "#ui/button.tsx";
import { useDismiss } from "#ui/use-dismiss.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import css from "./when-panel.module.css";

type Moment = { readonly date: string; readonly time: string };

type WhenPanelProps = {
  readonly when: LocalTime | undefined;
  readonly zone: string | undefined;
  /** The field with its panel; a press outside it closes the panel and keeps a whole time. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onChange: (when: LocalTime | undefined) => void;
  /** With `back` the focus returns to the field. */
  readonly onClose: (back: boolean) => void;
};

/** Date and time of pick-up in one panel, on the clock of the start. */
export function WhenPanel({ when, zone, root, onChange, onClose }: WhenPanelProps) {
  const { t, options } = usePage();
  const [typed, setTyped] = useState<Moment>({ date: when?.slice(0, 10) ?? "", time: when?.slice(11) ?? "" });
  const [tried, setTried] = useState(false);
  const today = localTimeIn(zone ?? "UTC", Date.parse(options.now)).slice(0, 10);
  const isHalf = (typed.date === "") !== (typed.time === "");
  const take = (next: Moment) => {
    const at = parseLocalTime(`${next.date} ${next.time}`);
    if (at !== when) onChange(at);
  };
  useDismiss(true, root, (byEscape) => {
    if (!byEscape && !isHalf) take(typed);
    onClose(byEscape);
  });
  const done = () => {
    setTried(true);
    if (isHalf) return;
    take(typed);
    onClose(true);
  };
  return (
    <>
      <div className={css["fields"]}>
        <PickupDayField
          id="when-date"
          label={t("places.whenDate")}
          value={typed.date}
          today={today}
          offDays={[]}
          error={tried && isHalf && typed.date === "" ? t("places.whenDateMissing") : undefined}
          onChange={(date) => setTyped({ ...typed, date })}
        />
        <PickupTimeField
          id="when-time"
          label={t("places.whenTime")}
          value={typed.time}
          error={tried && isHalf && typed.time === "" ? t("places.whenTimeMissing") : undefined}
          day={typed.date}
          onMoment={(date, time) => setTyped({ ...typed, date, time })}
          onChange={(time) => setTyped({ ...typed, time })}
        />
      </div>
      <div className={css["foot"]}>
        <p>{t("places.whenHint")}</p>
        {when !== undefined && (
          <Button
            onClick={() => {
              onChange(undefined);
              onClose(true);
            }}
          >
            {t("places.whenClear")}
          </Button>
        )}
        <Button look="primary" onClick={done}>
          {t("places.whenDone")}
        </Button>
      </div>
    </>
  );
}
