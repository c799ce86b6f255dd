import { useLocation } from "wouter";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./no-trips.module.css";

type NoTripsProps = {
  /** All trips that there are, of any filter. */
  readonly all: number;
  /** Absent where the list is not narrowed. */
  readonly onClear: (() => void) | undefined;
};

/** What stands in place of a list without trips: what will be here, and what fills it. */
export function NoTrips({ all, onClear }: NoTripsProps) {
  const { t } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  const mayPlace = useRights()("placing") === "works";
  return (
    <div className={css["empty"]}>
      <p>{t(onClear === undefined ? "console.emptyDays" : "console.emptyFilter", { all })}</p>
      {onClear !== undefined && <BarButton onClick={onClear}>{t("console.clear")}</BarButton>}
      {onClear === undefined && mayPlace && (
        <BarButton command="create" onClick={() => go(address("/console/orders/new"))}>
          {t("console.empty.new")}
        </BarButton>
      )}
    </div>
  );
}
