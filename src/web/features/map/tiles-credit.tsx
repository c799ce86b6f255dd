import { SourceCredits } from "#ui/source-credits.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./tiles-credit.module.css";

/** Whose data the operator's own tiles are, at the foot of the large map that shows them. */
export function TilesCredit() {
  const { mapTiles } = usePage().options;
  if (mapTiles === undefined) return null;
  return (
    <p className={css["credit"]}>
      <SourceCredits credits={mapTiles.credits} />
    </p>
  );
}
