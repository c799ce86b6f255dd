import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";

/**
 * Asks the traveller to confirm that the trip follows the company's travel policy; it cannot be booked without that
 * (OPN-082).
 */
export function PolicyCard({ draft, rules, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  if (!rules.hasPolicy) return null;
  return (
    <Card label={t("accounts.policy")}>
      <Checkbox
        id={"policy" satisfies FieldId}
        label={t("accounts.policyAgree")}
        note={t("accounts.policyNote")}
        checked={draft.company.policyAgreed}
        error={errorOf("policy")}
        required
        onChange={(policyAgreed) => onChange({ type: "company", fields: { policyAgreed } })}
      />
    </Card>
  );
}
