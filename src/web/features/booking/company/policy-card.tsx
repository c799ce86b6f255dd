import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";

type PolicyCardProps = {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (agreed: boolean) => void;
};

/**
 * Asks the traveller to confirm that the trip follows the company's travel policy; it cannot be booked without that
 * (OPN-082).
 */
export function PolicyCard({ agreed, error, onChange }: PolicyCardProps) {
  const { t } = usePage();
  return (
    <Card label={t("accounts.policy")}>
      <Checkbox
        id={"policy" satisfies FieldId}
        label={t("accounts.policyAgree")}
        note={t("accounts.policyNote")}
        checked={agreed}
        error={error}
        required
        onChange={onChange}
      />
    </Card>
  );
}
