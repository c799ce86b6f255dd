import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { usePage } from "#web/page/page.tsx";
import type { FieldId } from "./field-id.ts";

type FlexibleCardProps = {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
};

/**
 * Asks the traveller to accept that this car's price may change with the route; it cannot be booked without that (OPN-144).
 */
export function FlexibleCard({ agreed, error, onChange }: FlexibleCardProps) {
  const { t } = usePage();
  return (
    <Card title={t("booking.flexible")}>
      <Checkbox
        id={"flexible" satisfies FieldId}
        label={t("booking.flexibleAgree")}
        note={t("booking.flexibleNote")}
        checked={agreed}
        error={error}
        required
        onChange={onChange}
      />
    </Card>
  );
}
