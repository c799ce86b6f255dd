import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";

const companyCard = pagePart(() => import("./company-card.tsx").then(({ CompanyCard }) => CompanyCard));

/** The company's card, which is loaded for accounts that have any of its fields. */
export function CompanyPart(props: CardProps) {
  const { rules } = props;
  const { t } = usePage();
  const hasCompany = rules.hasViewers || rules.hasOrderNumber || rules.costCenter !== "hidden";
  const { Part, lost, retry } = usePagePart(companyCard, hasCompany);
  return (
    <>
      {hasCompany && Part && <Part {...props} />}
      {lost && (
        <Card>
          <p role="alert">{t("common.offline")}</p>
          <Button look="link" onClick={retry}>
            {t("common.retry")}
          </Button>
        </Card>
      )}
    </>
  );
}
