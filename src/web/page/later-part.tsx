import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { PagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";

type LaterPartProps<Props extends object> = {
  readonly part: PagePart<Props>;
  readonly wanted: boolean;
  /** Stands in its place until it has come. */
  readonly waiting?: ReactNode;
  /** What the part is given once it has come. */
  readonly props: Props;
  /** It is a card of its own, and so is the word that it cannot be had. */
  readonly isCard?: boolean;
};

/** A part of a form that is loaded when it is first wanted; without a connection its place says so. */
export function LaterPart<Props extends object>(later: LaterPartProps<Props>) {
  const { part, wanted, waiting = null, props, isCard = false } = later;
  const { t } = usePage();
  const { Part, lost, retry } = usePagePart(part, wanted);
  if (wanted && Part) return <Part {...props} />;
  if (!lost) return wanted ? waiting : null;
  const said = (
    <p role="alert">
      {t("common.offline")}{" "}
      <Button look="link" size="card" onClick={retry}>
        {t("common.retry")}
      </Button>
    </p>
  );
  return isCard ? <Card>{said}</Card> : said;
}
