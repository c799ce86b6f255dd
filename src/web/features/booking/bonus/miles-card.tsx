import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bonusDigits, isBonusNumber } from "#domain/prices/bonus-number.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import columns from "#web/features/booking/fields/two-columns.module.css";
import { usePage } from "#web/page/page.tsx";
import { orderPrice } from "#web/trip/trip-price.ts";
import css from "./miles-card.module.css";
import { milesQuery } from "./miles-query.ts";

/** The number in the airline's programme, and what the trip earns there; checked when the field loses focus. */
export function MilesCard({ offer, draft, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  const api = useApi();
  const [isLeft, setLeft] = useState(false);
  const number = bonusDigits(draft.bonusNumber);
  const isWrong = isLeft && !isBonusNumber(number);
  const asked = { number, price: orderPrice(offer, draft).total, currency: offer.price.currency };
  const isAsked = number !== "" && isBonusNumber(number);
  const { data, error, isFetching, refetch } = useQuery({ ...milesQuery(api, asked), enabled: isAsked });
  return (
    <Card title={t("booking.money.miles")}>
      <div className={columns["fields"]}>
        <TextField
          id={"bonus-number" satisfies FieldId}
          label={t("booking.money.milesNumber")}
          optional={<Optional />}
          hint={t("booking.money.milesHint")}
          value={draft.bonusNumber}
          error={errorOf("bonus-number") ?? (isWrong ? t("trans.frames.afl.bonus_number_error") : undefined)}
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => setLeft(true)}
          onChange={(bonusNumber) => onChange({ type: "money", fields: { bonusNumber } })}
        />
        <div className={css["earned"]} aria-live="polite">
          {isAsked && earned()}
        </div>
      </div>
    </Card>
  );

  function earned() {
    if (isFetching) return <p>{t("booking.money.milesReckoning")}</p>;
    if (error === null) return <p>{data?.message}</p>;
    return (
      <p>
        {t("booking.money.milesFailed")}{" "}
        <Button look="link" size="card" onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      </p>
    );
  }
}
