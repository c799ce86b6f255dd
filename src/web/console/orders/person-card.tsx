import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard, Fact } from "./desk-card.tsx";

/** Who ordered, how to reach them, in what language, and through whom. */
export function PersonCard({ order: { customer, partner, company, view } }: { readonly order: DeskOrderView }) {
  const { t } = useConsole();
  const given = view.trips[0]?.given;
  return (
    <DeskCard title={t("console.customer")}>
      <dl>
        <Fact label={t("console.phone")}>
          {customer.phone === null ? t("console.masked") : <a href={`tel:${customer.phone}`}>{customer.phone}</a>}
        </Fact>
        <Fact label={t("console.email")}>
          {customer.email === null ? t("console.masked") : <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        </Fact>
        <Fact label={t("console.lang")}>{t(`console.lang.${customer.lang}`)}</Fact>
        <Fact label={t("console.source")}>{partner?.name ?? company?.name ?? t("console.ownSite")}</Fact>
        {given !== undefined && given.cost_center !== "" && (
          <Fact label={t("console.costCenter")}>{given.cost_center}</Fact>
        )}
        {given !== undefined && given.internal_number !== "" && (
          <Fact label={t("console.internalNumber")}>{given.internal_number}</Fact>
        )}
      </dl>
    </DeskCard>
  );
}
