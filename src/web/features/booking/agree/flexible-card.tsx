import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";

/**
 * Asks the traveller to accept that this car's price may change with the route; it cannot be booked without that.
 */
export function FlexibleCard({ draft, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  return (
    <Card title={t("booking.flexible")}>
      <Checkbox
        id={"flexible" satisfies FieldId}
        label={t("booking.flexibleAgree")}
        note={t("booking.flexibleNote")}
        checked={draft.flexibleAgreed}
        error={errorOf("flexible")}
        required
        onChange={(agreed) => onChange({ type: "agree", agreed })}
      />
    </Card>
  );
}
