import { useQuery } from "@tanstack/react-query";
import type { WidgetPath } from "#domain/partners/widget-path.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Printer } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { documentQuery } from "#web/features/booking/agree/document-query.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import css from "./text.module.css";

const documentText = pagePart(() =>
  import("#web/features/booking/agree/document-popup.tsx").then((file) => file.DocumentText),
);

type TextProps = { readonly path: WidgetPath };

/** One of the operator's documents at an address of its own, to be linked to, kept and printed. */
export function Text(props: TextProps) {
  return (
    <WithQueries>
      <Document {...props} />
    </WithQueries>
  );
}

function Document({ path }: TextProps) {
  const { t } = usePage();
  const { data } = useQuery(documentQuery(useApi(), { path }));
  const title = data?.title ?? t(`booking.agree.title.${path}`);
  useTitle(t("common.title.missing", { title }));
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1>{title}</h1>
        {data && (
          <Button size="card" icon={<Icon glyph={Printer} />} onClick={() => window.print()}>
            {t("booking.agree.print")}
          </Button>
        )}
      </div>
      <Card label={title}>
        <LaterPart part={documentText} wanted props={{ asked: { path }, heading: "h2" }} />
      </Card>
    </div>
  );
}
