import { Button } from "#ui/button.tsx";
import { usePage } from "#web/page/page.tsx";

type WholePageLinkProps = {
  readonly href: string;
  /** What is to be paid, as it is read. */
  readonly price: string;
  readonly wide?: boolean;
};

/** The link of the whole window to a payment page, which no frame may show. */
export function WholePageLink({ href, price, wide = false }: WholePageLinkProps) {
  const { t } = usePage();
  return (
    <Button look="primary" size="main" wide={wide} href={href} target="_top">
      {t("payments.pay", { price })}
    </Button>
  );
}
