import type { Suggestion } from "#contract/places.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { RideCard } from "#web/features/map/ride-card.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import css from "./no-cars.module.css";

/** The form brings a calendar with it, and few routes need it. */
const request = pagePart(() =>
  import("#web/features/route-requests/route-request.tsx").then((file) => file.RouteRequest),
);

type NoCarsProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly roundTrip: boolean;
  /** Both ends are the same place, so there is nothing to request. */
  readonly isSame: boolean;
  /** Leads back to the finish, which has to be another place. */
  readonly onChangeFinish: () => void;
};

/** Says in plain words that no provider drives here, and takes a request instead. */
export function NoCars({ isSame, onChangeFinish, ...way }: NoCarsProps) {
  const { t } = usePage();
  const { Part: Request, lost, retry } = usePagePart(request, !isSame);
  return (
    <div className={css["nobody"]}>
      <div className={css["why"]}>
        <ErrorScreen
          look="card"
          level={2}
          picture={
            <div className={css["sign"]}>
              <NameSign name={t("places.how.signName")} size="small" />
            </div>
          }
          title={t(isSame ? "Finder.samePlace" : "Finder.noPrices")}
          message={isSame ? undefined : t("prices.noPricesHint")}
          action={isSame ? { label: t("places.changeTo"), onPress: onChangeFinish } : undefined}
        />
        {!isSame && (
          <div className={css["map"]}>
            <RideCard from={way.from} to={way.to} />
          </div>
        )}
      </div>
      {!isSame && (
        <div className={css["request"]}>
          {Request ? (
            <Request key={`${way.from.place_id} ${way.to.place_id}`} {...way} />
          ) : lost ? (
            <Button onClick={retry}>{t("prices.request.open")}</Button>
          ) : (
            <Skeleton shape="field" />
          )}
        </div>
      )}
    </div>
  );
}
