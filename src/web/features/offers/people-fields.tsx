import type { OfferView } from "#contract/requests/offers.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { Card } from "#ui/card.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { usePrintedAs } from "#web/trip/contact/use-printed-as.ts";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import css from "./offer-form.module.css";
import type { WayDetails } from "./way-details.ts";

type PeopleFieldsProps = {
  readonly offer: OfferView;
  readonly draft: WayDetails;
  readonly errorOf: (id: string) => string | undefined;
  readonly onChange: (fields: Partial<WayDetails>) => void;
};

/** Who travels and how many, what stands on the sign, and what the driver should know. */
export function PeopleFields({ offer, draft, errorOf, onChange }: PeopleFieldsProps) {
  const { t } = usePage();
  const { capacity, luggage } = offer.car;
  const printed = usePrintedAs(draft.sign);
  const words = (label: string) => ({
    label,
    lessLabel: t("booking.less", { field: label }),
    moreLabel: t("booking.more", { field: label }),
  });
  return (
    <>
      <Card title={t("offers.who")}>
        <div className={css["two"]}>
          <div className={css["wide"]}>
            <NameInput
              id="offer-name"
              label={t("booking.name")}
              person={draft}
              required
              error={errorOf("offer-name")}
              onChange={onChange}
            />
          </div>
          <PhoneInput
            id="offer-phone"
            label={t("booking.phone")}
            pickup={offer.ways[0]?.from.country_code ?? ""}
            required
            value={draft.phone}
            error={errorOf("offer-phone")}
            onChange={(phone) => onChange({ phone })}
          />
          <EmailInput
            id="offer-email"
            label={t("booking.email")}
            required
            value={draft.email}
            error={errorOf("offer-email")}
            onChange={(email) => onChange({ email })}
          />
        </div>
        <NumberStepper
          {...words(t("booking.adults"))}
          id="offer-adults"
          value={draft.adults}
          min={1}
          max={capacity}
          error={errorOf("offer-adults")}
          overText={t("booking.people.adultsAmount", { count: capacity })}
          onChange={(adults) => onChange({ adults })}
        />
        <NumberStepper
          {...words(t("booking.children"))}
          id="offer-children"
          value={draft.children}
          max={Math.max(0, capacity - draft.adults)}
          onChange={(children) => onChange({ children })}
        />
        <NumberStepper
          {...words(t("booking.luggage"))}
          id="offer-luggage"
          note={t("offers.luggageFits", { count: luggage })}
          value={draft.luggage}
          max={99}
          onChange={(count) => onChange({ luggage: count })}
        />
      </Card>
      <Card title={t("booking.sign")}>
        <div className={css["sign"]}>
          <NameSign name={draft.sign || draft.name} placeholder={t("booking.signName")} />
          <TextField
            id="offer-sign"
            label={t("offers.signText")}
            optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
            value={draft.sign}
            warning={printed}
            most={TEXT_LIMITS.name}
            autoComplete="off"
            onChange={(sign) => onChange({ sign })}
          />
        </div>
        <TextArea
          id="offer-comment"
          label={t("booking.comment")}
          optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
          value={draft.comment}
          most={TEXT_LIMITS.comment}
          onChange={(comment) => onChange({ comment })}
        />
      </Card>
    </>
  );
}
