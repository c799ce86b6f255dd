import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Mail, Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./contact-card.module.css";

/** Whom to call or to write to about an order, whatever its state. */
export function ContactCard({ number }: { readonly number: string }) {
  const { t, options } = usePage();
  const { phone, mail, hours } = options.seller;
  if (phone === undefined && mail === undefined) return null;
  return (
    <Card title={t("orders.pass.contact")} aside={hours}>
      <p className={css["lead"]}>{t("orders.pass.contactNote", { number })}</p>
      <div className={css["ways"]}>
        {phone !== undefined && (
          <Button href={`tel:${phone.replace(/[^\d+]/g, "")}`} icon={<Icon glyph={Phone} />}>
            {phone}
          </Button>
        )}
        {mail !== undefined && (
          <Button href={`mailto:${mail}?subject=${encodeURIComponent(number)}`} icon={<Icon glyph={Mail} />}>
            {mail}
          </Button>
        )}
      </div>
    </Card>
  );
}
