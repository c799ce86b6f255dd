import { ACCEPTED_BY_ORDERING } from "#domain/booking/consents.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./agreement-line.module.css";
import { DocumentLink } from "./document-link.tsx";
import type { AskedDocument } from "./document-query.ts";
import { WordedLinks } from "./worded-links.tsx";

/** Beside the button: what pressing it accepts, and where to read it. */
export function AgreementLine({ onRead }: { readonly onRead: (path: AskedDocument["path"]) => void }) {
  const { t } = usePage();
  const links = ACCEPTED_BY_ORDERING.map(
    (path) =>
      [path, <DocumentLink key={path} words={t(`booking.agree.${path}`)} onPress={() => onRead(path)} />] as const,
  );
  return (
    <p className={css["line"]}>
      <WordedLinks text={t("booking.agree.line")} links={Object.fromEntries(links)} />
    </p>
  );
}
