import type { ComponentProps } from "react";
import { addMinutes } from "#domain/values/local-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import { TimeField } from "#ui/time-field.tsx";
import { usePage } from "#web/page/page.tsx";

type PickupTimeFieldProps = Omit<ComponentProps<typeof TimeField>, "openLabel" | "words"> & {
  readonly openLabel?: string;
  /** The day of the time, `YYYY-MM-DD`; empty while there is none. */
  readonly day?: string;
  /** Takes a day and a time together: 24:00 is 00:00 of the next day. */
  readonly onMoment?: (day: string, time: string) => void;
};

/** A time field in the page's language, which asks back when a typed time is unclear. */
export function PickupTimeField({ day = "", onMoment, ...props }: PickupTimeFieldProps) {
  const { t, locale } = usePage();
  const next = onMoment === undefined || day === "" ? undefined : addMinutes(`${day} 00:00`, 24 * 60);
  return (
    <TimeField
      openLabel={t("booking.chooseTime")}
      {...props}
      onNextDay={next === undefined ? undefined : (time) => onMoment?.(next.slice(0, 10), time)}
      words={{
        impossible: (typed) => t("booking.when.timeImpossible", { typed }),
        midnight: (typed) => t("booking.when.timeMidnight", { typed }),
        unclear: (typed) => t("booking.when.timeUnclear", { typed }),
        take: (time) => t("booking.useRecommended", { time }),
        takeNextDay:
          next === undefined
            ? undefined
            : (time) => t("booking.useRecommended", { time: formatDayTime(`${next.slice(0, 10)} ${time}`, locale) }),
      }}
    />
  );
}
