import { useState } from "react";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { isEmail } from "#domain/booking/email.ts";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import css from "#web/features/booking/fields/two-columns.module.css";
import { usePage } from "#web/page/page.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";
import { OtherPassengers } from "./other-passengers.tsx";

/** The lead passenger and how to reach them. A phone or e-mail is checked when its field loses focus, not during typing. */
export function ContactCard(card: CardProps) {
  const { offer, draft, rules, errorOf, onChange } = card;
  const { t } = usePage();
  const { party } = draft;
  const passenger = firstPassenger(draft);
  const [emailLeft, setEmailLeft] = useState(false);
  const badEmail = emailLeft && passenger.email.trim() !== "" && !isEmail(passenger.email.trim());
  const isEmailNeeded = rules.passenger === "natural" || rules.ownEmail !== undefined;
  const emailNeed = isEmailNeeded ? { required: true } : { optional: <Optional /> };
  const meets = offerTrips(offer).some(({ startKind }) => startKind !== "suburb");
  return (
    <Card title={t(meets ? "booking.contact" : "booking.end.travels")}>
      <div className={css["fields"]}>
        <TextField
          id={"name" satisfies FieldId}
          label={t("booking.name")}
          value={passenger.name}
          error={errorOf("name")}
          required
          autoComplete="name"
          autoCapitalize="words"
          onChange={(name) => onChange({ type: "passenger", fields: { name } })}
        />
        <PhoneInput
          id={"phone" satisfies FieldId}
          label={t("booking.phone")}
          value={passenger.phone}
          error={errorOf("phone")}
          pickup={offer.from.country_code}
          explained
          required
          onChange={(phone) => onChange({ type: "passenger", fields: { phone } })}
        />
        <TextField
          id={"email" satisfies FieldId}
          label={t("booking.email")}
          type="email"
          // An ordinary customer gets messages at the account's address, so typing another would be in vain (OPN-042).
          readOnly={rules.ownEmail !== undefined}
          hint={rules.ownEmail === undefined ? undefined : t("accounts.ownEmail")}
          value={rules.ownEmail ?? passenger.email}
          error={errorOf("email") ?? (badEmail ? t("booking.error.email") : undefined)}
          {...emailNeed}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          onBlur={() => setEmailLeft(true)}
          onChange={(email) => onChange({ type: "passenger", fields: { email } })}
        />
        <TextArea
          id={"comment" satisfies FieldId}
          label={t("booking.comment")}
          optional={<Optional />}
          value={draft.comment}
          error={errorOf("comment")}
          minRows={1}
          maxRows={5}
          onChange={(text) => onChange({ type: "comment", text })}
        />
      </div>
      {party.adults + party.children > 1 && <OtherPassengers {...card} />}
    </Card>
  );
}
