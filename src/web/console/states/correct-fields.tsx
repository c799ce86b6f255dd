import type { ReactNode } from "react";
import { CORRECTION_LENGTH } from "#domain/orders/state-by-hand.ts";
import { formatDayTime } from "#i18n/format.ts";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./states.module.css";

type CorrectFieldsProps = {
  readonly was: string;
  readonly to: string;
  /** Until when it may be put right, epoch milliseconds. */
  readonly until: number;
  readonly reason: string;
  readonly onType: (fields: { readonly reason: string }) => void;
  /** What else comes of it. */
  readonly children?: ReactNode;
};

/** A wrong state that is put right: what it is, what it becomes again, until when that can be done, and why. */
export function CorrectFields({ was, to, until, reason, onType, children }: CorrectFieldsProps) {
  const { t, wordOf, locale } = useConsole();
  return (
    <>
      <p className={css["note"]}>
        <s>{wordOf("console.state", was)}</s> → <b>{wordOf("console.state", to)}</b>
      </p>
      {children}
      <p className={css["note"]}>
        {t("console.order.correctUntil", { time: formatDayTime(localTimeIn(ownZone(), until), locale) })}
      </p>
      <TextArea
        label={t("console.order.correctReason")}
        hint={t("console.desk.reasonHint")}
        value={reason}
        most={CORRECTION_LENGTH}
        onChange={(value) => onType({ reason: value })}
        ref={startHere}
      />
    </>
  );
}
