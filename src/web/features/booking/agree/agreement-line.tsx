import { useQueryClient } from "@tanstack/react-query";
import { ACCEPTED_BY_ORDERING } from "#domain/booking/consents.ts";
import { useApi } from "#web/api/api-context.ts";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { usePage } from "#web/page/page.tsx";
import { acceptDocuments } from "./accept-documents.ts";
import css from "./agreement-line.module.css";
import { DocumentLink } from "./document-link.tsx";
import type { AskedDocument } from "./document-query.ts";
import { WordedLinks } from "./worded-links.tsx";

type AgreementLineProps = {
  readonly carClassId: string;
  readonly onRead: (path: AskedDocument["path"]) => void;
};

/** Beside the button: what pressing it accepts, and where to read it. */
export function AgreementLine({ carClassId, onRead }: AgreementLineProps) {
  const { t, locale } = usePage();
  const api = useApi();
  const client = useQueryClient();
  // A connection that is lost later keeps nobody from ordering.
  useWhenIdle(() => void acceptDocuments(carClassId, { client, api, locale }));
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
