import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { doubtNumber, surplusNumber, travelNumber, type NumberOf } from "#domain/booking/travel-number.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./later-number.module.css";

type LaterNumberProps = {
  readonly trip: OrderView["trips"][number];
  /** The order as it is shown: once somebody else has changed it, it is loaded again first. */
  readonly version: number;
  readonly onSaved: (number: string) => void;
};

/** What has to be told, by what brings the traveller. */
const TOLD = { airport: ["flight"], station: ["train", "carriage"] } as const;

const MEMBERS = { flight: "flight_number", train: "train_number", carriage: "train_carriage_number" } as const;

/** Takes the flight, or the train with its carriage, of a trip that was ordered without it. */
export function LaterNumber({ trip, version, onSaved }: LaterNumberProps) {
  const { t } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const numbers = TOLD[trip.start.kind === "station" ? "station" : "airport"];
  const [typed, setTyped] = useState<Partial<Record<NumberOf, string>>>({});
  const [left, setLeft] = useState<NumberOf>();
  const [isPressed, setPressed] = useState(false);
  const textOf = (of: NumberOf) => typed[of] ?? "";
  const faultOf = (of: NumberOf) => {
    if (textOf(of).trim() === "")
      return isPressed ? t(`booking.end.need.${of as (typeof numbers)[number]}`) : undefined;
    if (doubtNumber(of, textOf(of)) === "unreadable") return t("booking.end.unreadable");
    const count = surplusNumber(of, textOf(of));
    return count === undefined ? undefined : t("booking.tooLong", { most: TEXT_LIMITS.number, count });
  };
  const save = useMutation({
    mutationFn: () =>
      api("changeTrip", {
        body: {
          order_id: trip.order_id,
          version,
          start_location: {
            ...Object.fromEntries(numbers.map((of) => [MEMBERS[of], travelNumber(of, textOf(of))])),
            flight_later: false,
          },
        },
        headers: keyHeaders(trip.order_id),
        keep: true,
      }),
    onSuccess: () => onSaved(numbers.map((of) => travelNumber(of, textOf(of))).join(", ")),
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  });
  const idOf = (of: NumberOf) => `later-${trip.order_id}-${of}`;
  const submit = () => {
    setPressed(true);
    const wrong = numbers.find((of) => textOf(of).trim() === "" || faultOf(of) !== undefined);
    if (wrong !== undefined) return document.getElementById(idOf(wrong))?.focus();
    save.mutate();
  };
  return (
    <form
      className={css["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
    >
      {numbers.map((of) => {
        const doubt = left === of ? doubtNumber(of, textOf(of)) : undefined;
        return (
          <TextField
            key={of}
            id={idOf(of)}
            label={t(`booking.${of}`)}
            value={textOf(of)}
            error={faultOf(of)}
            warning={
              doubt === "several" ? t("booking.end.several") : doubt === "unusual" && t(`booking.end.unusual.${of}`)
            }
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onFocus={() => setLeft(undefined)}
            onBlur={() => setLeft(of)}
            onChange={(text) => setTyped({ ...typed, [of]: text })}
          />
        );
      })}
      <Button type="submit" size="main" busy={save.isPending}>
        {t("orders.laterSave")}
      </Button>
      <p className={css["failed"]} role="alert">
        {save.error?.message}
      </p>
    </form>
  );
}
