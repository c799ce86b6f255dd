import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";
import { NameInput } from "#web/trip/contact/name-input.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import type { YachtContact } from "./kept-yacht.ts";
import css from "./yacht-form.module.css";

type ContactFieldsProps = {
  readonly contact: YachtContact;
  readonly errorOf: (field: keyof YachtContact) => string | undefined;
  readonly onChange: (fields: Partial<YachtContact>) => void;
};

/** Whom to answer, and where: a phone or an e-mail is enough. */
export function ContactFields({ contact, errorOf, onChange }: ContactFieldsProps) {
  const { t } = usePage();
  return (
    <Card title={t("yachts.contact")} aside={t("yachts.contactNote")}>
      <div className={css["two"]}>
        <div className={css["wide"]}>
          <NameInput
            id="yacht-name"
            label={t("yachts.name")}
            person={contact}
            error={errorOf("name")}
            onChange={onChange}
          />
        </div>
        <PhoneInput
          id="yacht-phone"
          label={t("yachts.phone")}
          pickup=""
          value={contact.phone}
          error={errorOf("phone")}
          onChange={(phone) => onChange({ phone })}
        />
        <EmailInput
          id="yacht-email"
          label={t("yachts.email")}
          value={contact.email}
          error={errorOf("email")}
          onChange={(email) => onChange({ email })}
        />
      </div>
    </Card>
  );
}
