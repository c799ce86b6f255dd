import { firstPassenger } from "#domain/booking/draft-people.ts";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useAccountDetails } from "#web/features/booking/company/use-account-details.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import css from "#web/features/booking/fields/two-columns.module.css";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";
import { OtherPassengers } from "./other-passengers.tsx";
import { usePastedPeople } from "./use-pasted-people.tsx";

/** The lead passenger and how to reach them. Each field is checked when it loses focus, not during typing. */
export function ContactCard(card: CardProps) {
  const { offer, draft, rules, errorOf, onChange } = card;
  const { t } = usePage();
  const { party, people } = draft;
  useAccountDetails(draft, onChange, offer.changes !== undefined);
  const { paste, note } = usePastedPeople(draft, onChange);
  const passenger = firstPassenger(draft);
  const isEmailNeeded = rules.passenger === "natural" || rules.ownEmail !== undefined;
  const emailNeed = isEmailNeeded ? { required: true } : { optional: <Optional /> };
  const meets = offerTrips(offer).some(({ startKind }) => startKind !== "suburb");
  return (
    <Card title={t(meets ? "booking.contact" : "booking.end.travels")}>
      <div className={css["fields"]}>
        <NameInput
          id={"name" satisfies FieldId}
          label={t("booking.name")}
          person={{ ...passenger, email: rules.ownEmail ?? passenger.email }}
          error={errorOf("name")}
          required
          onChange={(fields) => onChange({ type: "passenger", fields })}
          onPeople={paste}
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
        <EmailInput
          id={"email" satisfies FieldId}
          label={t("booking.email")}
          // An ordinary customer gets messages at the account's address, so typing another would be in vain.
          readOnly={rules.ownEmail !== undefined}
          hint={rules.ownEmail === undefined ? undefined : t("accounts.ownEmail")}
          value={rules.ownEmail ?? passenger.email}
          error={errorOf("email")}
          {...emailNeed}
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
      {note}
      {Math.max(party.adults + party.children, people.list.length) > 1 && <OtherPassengers {...card} />}
    </Card>
  );
}
