import { firstPassenger } from "#domain/booking/draft-people.ts";
import { tripCoordinator } from "#domain/orders/coordinator.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./company-card.module.css";

/** Who answers for a large party, with a company's own number and the language of messages. */
export function CoordinatorFields({ offer, draft, rules, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  const { company } = draft;
  const { capacity } = offer.price.car_class;
  const name = tripCoordinator(firstPassenger(draft), capacity, rules.hasCoordinator).name.trim();
  return (
    <div className={css["coordinator"]}>
      {name !== "" && (
        <p className={css["note"]}>
          <Icon glyph={Info} size={18} />
          <span>{t("accounts.coordinator", { name })}</span>
        </p>
      )}
      <TextField
        id={"coordinator-number" satisfies FieldId}
        label={t("accounts.coordinatorNumber")}
        optional={<Optional />}
        value={company.coordinatorNumber}
        error={errorOf("coordinator-number")}
        autoComplete="off"
        onChange={(coordinatorNumber) => onChange({ type: "company", fields: { coordinatorNumber } })}
      />
      {rules.sendsTexts && (
        <Checkbox
          label={t("accounts.englishSms")}
          checked={company.englishSms}
          onChange={(englishSms) => onChange({ type: "company", fields: { englishSms } })}
        />
      )}
    </div>
  );
}
