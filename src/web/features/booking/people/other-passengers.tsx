import { withPassenger, type DraftPassenger } from "#domain/booking/passenger-list.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { Button } from "#ui/button.tsx";
import { Plus, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { peopleFieldId, type PeopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import css from "./other-passengers.module.css";
import type { PeopleProps } from "./people-props.ts";

/**
 * The passengers beside the lead passenger, in a further car all of its passengers: as many as travel, each with a name, and a
 * phone or an address where there is one.
 */
export function OtherPassengers({ offer, draft, car, errorOf, onChange }: PeopleProps) {
  const { t } = usePage();
  const { people, party } = draft;
  const put = (list: readonly DraftPassenger[]) => onChange({ type: "people", fields: { list } });
  const change = (id: string, fields: Partial<Passenger>) =>
    put(people.list.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const goTo = (id: PeopleFieldId) => requestAnimationFrame(() => focusField(peopleFieldId(car, id)));
  const travellers = party.adults + party.children;
  // The lead passenger has a card of their own.
  const from = car === undefined ? 1 : 0;
  return (
    <div className={css["others"]}>
      {people.list.slice(from).map(({ id, name, phone, email }, at) => {
        const index = at + from;
        const number = index + 1;
        const field = (name: keyof Passenger) => `passenger-${index}-${name}` as const;
        return (
          <div key={id} className={css["row"]} role="group" aria-label={t("booking.people.passenger", { number })}>
            <NameInput
              id={peopleFieldId(car, field("name"))}
              label={t("booking.people.nameOf", { number })}
              person={{ name, phone, email }}
              error={errorOf(field("name"))}
              required
              autoComplete="off"
              onChange={(fields) => change(id, fields)}
            />
            <PhoneInput
              id={peopleFieldId(car, field("phone"))}
              label={t("booking.phone")}
              optional={<Optional />}
              value={phone}
              error={errorOf(field("phone"))}
              pickup={offer.from.country_code}
              autoComplete="off"
              onChange={(text) => change(id, { phone: text })}
            />
            <EmailInput
              id={peopleFieldId(car, field("email"))}
              label={t("booking.email")}
              optional={<Optional />}
              value={email}
              error={errorOf(field("email"))}
              autoComplete="off"
              onChange={(text) => change(id, { email: text })}
            />
            {index > 0 && (
              <div className={css["remove"]}>
                <IconButton
                  label={t("booking.people.remove", { number })}
                  look="quiet"
                  icon={<Icon glyph={X} size={18} />}
                  onClick={() => {
                    put(people.list.filter((one) => one.id !== id));
                    goTo(index > from ? `passenger-${index - 1}-name` : "name");
                  }}
                />
              </div>
            )}
          </div>
        );
      })}
      {people.list.length > Math.max(1, travellers) && (
        <p role="status">{t("booking.people.surplus", { names: people.list.length, count: travellers })}</p>
      )}
      {people.list.length < travellers && (
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
