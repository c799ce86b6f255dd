import type { ComponentProps } from "react";
import { TimeField } from "#ui/time-field.tsx";
import { usePage } from "./page.tsx";

type PickupTimeFieldProps = Omit<ComponentProps<typeof TimeField>, "openLabel" | "words"> & {
  readonly openLabel?: string;
};

/** A time field in the page's language, which asks back when a typed time is unclear. */
export function PickupTimeField(props: PickupTimeFieldProps) {
  const { t } = usePage();
  return (
    <TimeField
      openLabel={t("booking.chooseTime")}
      {...props}
      words={{
        impossible: (typed) => t("booking.when.timeImpossible", { typed }),
        midnight: (typed) => t("booking.when.timeMidnight", { typed }),
        unclear: (typed) => t("booking.when.timeUnclear", { typed }),
        take: (time) => t("booking.useRecommended", { time }),
      }}
    />
  );
}
