import { PERSONAL_DATA_CONSENT, personalDataConsent, withConsent, withoutConsent } from "#domain/booking/consents.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";
import { DocumentLink } from "./document-link.tsx";
import type { AskedDocument } from "./document-query.ts";
import { WordedLinks } from "./worded-links.tsx";

type AgreementsCardProps = CardProps & { readonly onRead: (path: AskedDocument["path"]) => void };

/**
 * The boxes without which nothing can be booked: the company's travel policy, and personal data where the law wants
 * a consent of its own and the account has not given it before.
 */
export function AgreementsCard({ draft, rules, errorOf, onChange, onRead }: AgreementsCardProps) {
  const { t, locale } = usePage();
  const { consent } = rules;
  const asksConsent = consent !== undefined && consent.given === undefined;
  if (!rules.hasPolicy && !asksConsent) return null;
  const agree = (agreed: boolean, version: string) => {
    const given = { document: PERSONAL_DATA_CONSENT, version, lang: locale };
    const consents = agreed
      ? withConsent(draft.consents, given)
      : withoutConsent(draft.consents, PERSONAL_DATA_CONSENT);
    onChange({ type: "money", fields: { consents } });
  };
  return (
    <Card label={t("booking.agree.title")}>
      {rules.hasPolicy && (
        <Checkbox
          id={"policy" satisfies FieldId}
          label={t("accounts.policyAgree")}
          note={t("accounts.policyNote")}
          checked={draft.company.policyAgreed}
          error={errorOf("policy")}
          required
          onChange={(policyAgreed) => onChange({ type: "company", fields: { policyAgreed } })}
        />
      )}
      {asksConsent && (
        <Checkbox
          id={"personal-data" satisfies FieldId}
          label={
            <WordedLinks
              text={t("booking.agree.consent")}
              links={{
                document: (
                  <DocumentLink words={t("booking.agree.consentLink")} onPress={() => onRead(PERSONAL_DATA_CONSENT)} />
                ),
              }}
            />
          }
          checked={personalDataConsent(draft.consents, consent) !== undefined}
          error={errorOf("personal-data")}
          required
          onChange={(agreed) => agree(agreed, consent.version)}
        />
      )}
    </Card>
  );
}
