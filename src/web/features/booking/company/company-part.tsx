import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { formPart } from "#web/features/booking/form-part.tsx";

const CompanyCard = formPart("CompanyCard", { isCard: true });

/** The company's card, for accounts that may have any of its fields. */
export function CompanyPart(props: CardProps) {
  const { passenger, hasOrderNumber, costCenter } = props.rules;
  return (passenger === "legal" || hasOrderNumber || costCenter !== "hidden") && <CompanyCard {...props} />;
}
