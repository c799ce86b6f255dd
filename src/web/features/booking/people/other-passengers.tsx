import { withPassenger, type DraftPassenger } from "#domain/booking/passenger-list.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { Button } from "#ui/button.tsx";
import { Plus, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import css from "./other-passengers.module.css";

/** The passengers beside the first: as many as travel, each with a name, and a phone or an address where there is one (BKF-06). */
export function OtherPassengers({ offer, draft, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  const { people, party } = draft;
  const put = (list: readonly DraftPassenger[]) => onChange({ type: "people", fields: { list } });
  const change = (id: string, fields: Partial<Passenger>) =>
    put(people.list.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const goTo = (id: FieldId) => requestAnimationFrame(() => focusField(id));
  return (
    <div className={css["others"]}>
      {people.list.slice(1).map(({ id, name, phone, email }, at) => {
        const index = at + 1;
        const number = index + 1;
        const fieldId = (field: keyof Passenger) => `passenger-${index}-${field}` as const satisfies FieldId;
        return (
          <div key={id} className={css["row"]} role="group" aria-label={t("booking.people.passenger", { number })}>
            <NameInput
              id={fieldId("name")}
              label={t("booking.people.nameOf", { number })}
              person={{ name, phone, email }}
              error={errorOf(fieldId("name"))}
              required
              autoComplete="off"
              onChange={(fields) => change(id, fields)}
            />
            <PhoneInput
              id={fieldId("phone")}
              label={t("booking.phone")}
              optional={<Optional />}
              value={phone}
              error={errorOf(fieldId("phone"))}
              pickup={offer.from.country_code}
              autoComplete="off"
              onChange={(text) => change(id, { phone: text })}
            />
            <EmailInput
              id={fieldId("email")}
              label={t("booking.email")}
              optional={<Optional />}
              value={email}
              error={errorOf(fieldId("email"))}
              autoComplete="off"
              onChange={(text) => change(id, { email: text })}
            />
            <div className={css["remove"]}>
              <IconButton
                label={t("booking.people.remove", { number })}
                look="quiet"
                icon={<Icon glyph={X} size={18} />}
                onClick={() => {
                  put(people.list.filter((one) => one.id !== id));
                  goTo(index > 1 ? `passenger-${index - 1}-name` : "name");
                }}
              />
            </div>
          </div>
        );
      })}
      {people.list.length < party.adults + party.children && (
        <Button
          look="link"
          icon={<Icon glyph={Plus} size={18} />}
          onClick={() => {
            put(withPassenger(people));
            goTo(`passenger-${people.list.length}-name`);
          }}
        >
          {t("booking.people.add")}
        </Button>
      )}
    </div>
  );
}
