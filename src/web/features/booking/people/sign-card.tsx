import { firstPassenger } from "#domain/booking/draft-people.ts";
import { cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { signText } from "#domain/booking/sign-text.ts";
import { travelNumber } from "#domain/booking/travel-number.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import css from "#web/features/booking/fields/two-columns.module.css";
import { usePage } from "#web/page/page.tsx";
import { metTrip } from "./met-trip.ts";

/** What the driver's sign says, where somebody is met: the lead passenger's name, until other words are typed (B7, B12). */
export function SignCard({ offer, draft, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  const met = metTrip(offer, draft);
  if (!met) return null;
  const { startKind } = met.trip;
  const words = signText(draft);
  const shown = cleanText(words, TEXT_LIMITS.sign);
  const fields = draft.trips[met.index];
  const typed = startKind === "station" ? fields?.train : fields?.flight;
  const number = fields?.flightLater ? "" : travelNumber(startKind === "station" ? "train" : "flight", typed ?? "");
  const write = (sign: string | null) => onChange({ type: "people", fields: { sign } });
  const { name } = firstPassenger(draft);
  return (
    <Card title={t("booking.sign")} aside={t(`booking.signWhere.${startKind}`)}>
      <div className={css["fields"]}>
        <div>
          <TextField
            id={"sign" satisfies FieldId}
            label={t("booking.people.sign")}
            hint={t("booking.people.signHint")}
            value={words}
            error={errorOf("sign")}
            {...(met.isSignDemanded ? { required: true } : { optional: <Optional /> })}
            autoComplete="off"
            autoCapitalize="words"
            onChange={write}
          />
          {draft.people.sign !== null && words !== name && name.trim() !== "" && (
            <Button look="link" onClick={() => write(null)}>
              {t("booking.people.signAsName", { name: name.trim() })}
            </Button>
          )}
        </div>
        <NameSign
          name={shown}
          placeholder={t("booking.signName")}
          label={t("booking.signLabel", { name: shown || t("booking.signName") })}
          line={number === "" ? t("common.product") : `${number} · ${t("common.product")}`}
        />
      </div>
    </Card>
  );
}
