import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { FormPart } from "#web/features/booking/form-part.tsx";
import { pagePart } from "#web/page/page-part.ts";

const companyCard = pagePart(() => import("./company-card.tsx").then(({ CompanyCard }) => CompanyCard));

/** The company's card, which is loaded for accounts that have any of its fields. */
export function CompanyPart(props: CardProps) {
  const { rules } = props;
  const wanted = rules.hasViewers || rules.hasOrderNumber || rules.costCenter !== "hidden";
  return <FormPart part={companyCard} {...{ wanted, props }} isCard />;
}
