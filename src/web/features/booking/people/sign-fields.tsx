import { firstPassenger } from "#domain/booking/draft-people.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { signText } from "#domain/booking/sign-text.ts";
import { travelNumber } from "#domain/booking/travel-number.ts";
import { Button } from "#ui/button.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import css from "#web/features/booking/fields/two-columns.module.css";
import { usePage } from "#web/page/page.tsx";
import { usePrintedAs } from "#web/trip/contact/use-printed-as.ts";
import type { MetTrip } from "./met-trip.ts";
import type { PeopleProps } from "./people-props.ts";

/** What the sign of one car says: its first passenger's name, until other words are typed. */
export function SignFields({ met, draft, car, errorOf, onChange }: PeopleProps & { readonly met: MetTrip }) {
  const { t } = usePage();
  const { startKind } = met.trip;
  const words = signText(draft);
  const shown = cleanText(words);
  const fields = draft.trips[met.index];
  const typed = startKind === "station" ? fields?.train : fields?.flight;
  const number = fields?.flightLater ? "" : travelNumber(startKind === "station" ? "train" : "flight", typed ?? "");
  const write = (sign: string | null) => onChange({ type: "people", fields: { sign } });
  const { name } = firstPassenger(draft);
  // What the name itself is printed as is said beside the name.
  const printed = usePrintedAs(words === name ? "" : words);
  return (
    <div className={css["fields"]}>
      <div>
        <TextField
          id={peopleFieldId(car, "sign")}
          label={t("booking.people.sign")}
          hint={t("booking.people.signHint")}
          value={words}
          error={errorOf("sign")}
          warning={printed}
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
  );
}
