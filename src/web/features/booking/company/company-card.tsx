import { ALLOWANCES } from "#domain/booking/company-fields.ts";
import { mayHaveCoordinator } from "#domain/orders/coordinator.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";
import { isFlexible } from "#web/trip/picked-offer.ts";
import css from "./company-card.module.css";
import { CoordinatorFields } from "./coordinator-fields.tsx";
import { CostCenterField } from "./cost-center-field.tsx";
import { rememberViewers } from "./remember-viewers.ts";
import { ViewersField } from "./viewers-field.tsx";

/** A company's fields of an order: cost centre, numbers, people to update, and extras the payer allows; nothing where it has none. */
export function CompanyCard(props: CardProps) {
  const { offer, draft, rules, errorOf, onChange } = props;
  const { t } = usePage();
  const { company, people } = draft;
  const hasAllowances = rules.hasAllowances && isFlexible(offer);
  const hasCoordinator = mayHaveCoordinator(offer.price.car_class.capacity, rules.hasCoordinator);
  const hasNumbers = rules.costCenter !== "hidden" || rules.hasOrderNumber;
  if (!hasNumbers && !rules.hasViewers && !hasAllowances && !hasCoordinator) return null;
  const change = (fields: Partial<typeof company>) => onChange({ type: "company", fields });
  return (
    <Card title={t("accounts.company")}>
      <div className={css["fields"]}>
        {rules.costCenter !== "hidden" && (
          <CostCenterField
            chosen={company.costCenter}
            required={rules.costCenter === "demanded"}
            error={errorOf("cost-center")}
            onChange={(costCenter) => change({ costCenter })}
          />
        )}
        {rules.hasOrderNumber && (
          <TextField
            id={"order-number" satisfies FieldId}
            label={t("accounts.orderNumber")}
            value={company.orderNumber}
            error={errorOf("order-number")}
            autoComplete="off"
            required
            onChange={(orderNumber) => change({ orderNumber })}
          />
        )}
      </div>
      {rules.hasViewers && (
        <ViewersField
          on={company.hasViewers}
          pickup={offer.from.country_code}
          viewers={people.viewers}
          errorOf={errorOf}
          onToggle={(hasViewers) => {
            rememberViewers(hasViewers);
            change({ hasViewers });
          }}
          onChange={(viewers) => onChange({ type: "people", fields: { viewers } })}
        />
      )}
      {hasAllowances && (
        <fieldset className={css["allowed"]}>
          <legend>{t("accounts.allowed")}</legend>
          {ALLOWANCES.map((name) => (
            <Checkbox
              key={name}
              label={t(`accounts.allow.${name}`)}
              checked={company.allowed.includes(name)}
              onChange={(on) =>
                change({ allowed: on ? [...company.allowed, name] : company.allowed.filter((other) => other !== name) })
              }
            />
          ))}
        </fieldset>
      )}
      {hasCoordinator && <CoordinatorFields {...props} />}
    </Card>
  );
}
