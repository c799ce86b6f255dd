import { Card } from "#ui/card.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { WholePageLink } from "./whole-page-link.tsx";

type PayLinkProps = {
  readonly link: string;
  readonly total: number;
  readonly currency: string;
};

/** Where no page around a frame answers: the order is made, and a link of the whole window leads to its payment page. */
export function PayLink({ link, total, currency }: PayLinkProps) {
  const { t, money } = usePricedPage();
  return (
    <Card title={t("payments.open")}>
      <p role="status">{t("payments.wholePage")}</p>
      <WholePageLink href={link} price={money(total, currency)} wide />
    </Card>
  );
}
