import { useState } from "react";
import { ACCEPTED_BY_ORDERING, PERSONAL_DATA_CONSENT } from "#domain/booking/consents.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DocumentLink } from "#web/features/booking/agree/document-link.tsx";
import type { AskedDocument } from "#web/features/booking/agree/document-query.ts";
import { WordedLinks } from "#web/features/booking/agree/worded-links.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./offer.module.css";

const documentPopup = pagePart(() =>
  import("#web/features/booking/agree/document-popup.tsx").then((file) => file.DocumentPopup),
);

type OfferAgreementProps = {
  readonly asksConsent: boolean;
  readonly agrees: boolean;
  readonly error: string | undefined;
  readonly onAgree: (agrees: boolean) => void;
};

/** What accepting an offer agrees to, as the booking form says it: the documents by the button, personal data by a box. */
export function OfferAgreement({ asksConsent, agrees, error, onAgree }: OfferAgreementProps) {
  const { t } = usePage();
  const [asked, setAsked] = useState<AskedDocument["path"]>();
  const links = ACCEPTED_BY_ORDERING.map(
    (path) =>
      [path, <DocumentLink key={path} words={t(`booking.agree.${path}`)} onPress={() => setAsked(path)} />] as const,
  );
  return (
    <div className={css["agreement"]}>
      {asksConsent && (
        <Checkbox
          id="offer-agrees"
          label={
            <WordedLinks
              text={t("booking.agree.consent")}
              links={{
                document: (
                  <DocumentLink
                    words={t("booking.agree.consentLink")}
                    onPress={() => setAsked(PERSONAL_DATA_CONSENT)}
                  />
                ),
              }}
            />
          }
          checked={agrees}
          error={error}
          required
          onChange={onAgree}
        />
      )}
      <p className={css["line"]}>
        <WordedLinks text={t("booking.agree.line")} links={Object.fromEntries(links)} />
      </p>
      {asked && (
        <LaterPart part={documentPopup} wanted props={{ asked: { path: asked }, onClose: () => setAsked(undefined) }} />
      )}
    </div>
  );
}
