import { useConsole } from "#web/console/app/console.tsx";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import type { MetField } from "#web/console/changes/met-fields.ts";
import css from "./offer-meanwhile.module.css";
import { OfferNewsList } from "./offer-news-list.tsx";
import type { OfferMeanwhile as Meanwhile } from "./use-offer-meanwhile.ts";

type OfferMeanwhileProps = {
  readonly meanwhile: Meanwhile;
  /** Fields of the offer as it stood, as another has made it, and as one has typed it. */
  readonly fields?: readonly MetField[];
  readonly onTake: () => void;
};

/** Somebody did something to a request while an offer for it was written: who, what and when, before one's own goes out. */
export function OfferMeanwhile({ meanwhile: { seen, page }, fields = [], onTake }: OfferMeanwhileProps) {
  const { t } = useConsole();
  return (
    <div className={css["part"]}>
      <MeanwhilePart title={t("console.yachts.meanwhile")} fields={fields} onTake={onTake}>
        <OfferNewsList seen={seen} page={page} />
      </MeanwhilePart>
    </div>
  );
}
