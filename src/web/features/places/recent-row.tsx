import { Chip } from "#ui/chip.tsx";
import { ArrowRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { usePage } from "#web/page/page.tsx";
import { useRecentSearches, type RecentSearch } from "#web/trip/recent-searches.ts";
import css from "./recent-row.module.css";
import { useRoutePlaces } from "./use-route-places.ts";

/** The last searches of this device: each fills what it names, a route searches at once. */
export function RecentRow() {
  const { t, locale } = usePage();
  const { ends, fixed, learn, note, go } = useRoutePlaces();
  // Names of another language would mix with the page's.
  const searches = useRecentSearches().filter(({ lang }) => lang === locale);
  // Most of them begin and end elsewhere than the page around wants.
  if (searches.length === 0 || fixed) return null;
  /** A route is taken as it was, a place for its end or for the one still missing. */
  const take = ({ from, to }: RecentSearch) => {
    const one = from ?? to;
    if (one === undefined) return;
    const side = ends.from.id === null ? "from" : "to";
    for (const place of [from, to]) if (place !== undefined) learn(place.place_id, place);
    note(from && to ? { from, to } : { [side]: one });
    go(from && to ? { from: from.place_id, to: to.place_id, stops: [] } : { [side]: one.place_id });
  };
  return (
    <div className={css["recent"]} role="group" aria-labelledby="recent-heading">
      <span className={css["heading"]} id="recent-heading">
        {t("places.recent")}
      </span>
      <div className={css["chips"]}>
        {searches.map((search) => (
          <Chip
            key={`${search.from?.place_id} ${search.to?.place_id}`}
            icon={<FirstIcon {...search} />}
            onClick={() => take(search)}
          >
            <Names {...search} />
          </Chip>
        ))}
      </div>
    </div>
  );
}

function FirstIcon({ from, to }: RecentSearch) {
  const place = from ?? to;
  return place && <DrawnPart name="PlaceIcon" place={place} size={20} />;
}

function Names({ from, to }: RecentSearch) {
  const [one, other] = [from, to].map((place) => place?.structured_formatting.main_text);
  if (one === undefined || other === undefined) return one ?? other;
  return (
    <span className={css["route"]}>
      {one}
      <Icon glyph={ArrowRight} size={16} />
      <VisuallyHidden> – </VisuallyHidden>
      {other}
    </span>
  );
}
