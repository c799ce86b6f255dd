import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { PagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";

type FormPartProps<Props extends object> = {
  readonly part: PagePart<Props>;
  readonly wanted: boolean;
  /** What the part is given once it has come. */
  readonly props: Props;
  /** It is a card of its own, and so is the word that it cannot be had. */
  readonly isCard?: boolean;
};

/** A part of the form that is loaded when it is first wanted; without a connection its place says so. */
export function FormPart<Props extends object>({ part, wanted, props, isCard = false }: FormPartProps<Props>) {
  const { t } = usePage();
  const { Part, lost, retry } = usePagePart(part, wanted);
  if (wanted && Part) return <Part {...props} />;
  if (!lost) return null;
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
