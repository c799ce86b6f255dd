import type { Suggestion } from "#contract/places.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { Plus, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PlaceSearch } from "#web/console/places/place-search.tsx";
import css from "./changes.module.css";
import type { FormStop, TripForm } from "./trip-form.ts";

type StopFieldsProps = {
  readonly stops: TripForm["stops"];
  readonly most: number;
  readonly onChange: (stops: TripForm["stops"]) => void;
};

/** The stops of a trip in their order; one that was only typed has no place, and is typed. */
export function StopFields({ stops, most, onChange }: StopFieldsProps) {
  const { t } = useConsole();
  const set = (index: number, place: Suggestion | null) =>
    onChange(stops.map((stop, at) => (at === index ? (place === null ? null : stopAt(place)) : stop)));
  return (
    <>
      {stops.map((stop, index) => (
        // Stops have no name of their own before they are chosen.
        <div key={`${index} ${stops.length}`} className={css["stop"]}>
          {stop !== null && stop.place_id === null ? (
            <TextField
              label={t("console.phone.stop", { number: index + 1 })}
              value={stop.address}
              most={TEXT_LIMITS.address}
              autoComplete="off"
              onChange={(address) =>
                onChange(stops.map((one, at) => (at === index ? { ...stop, address, location: "" } : one)))
              }
            />
          ) : (
            <PlaceSearch
              label={t("console.phone.stop", { number: index + 1 })}
              placeId={stop?.place_id ?? null}
              onChange={(place) => set(index, place)}
            />
          )}
          <IconButton
            label={t("console.phone.removeStop", { number: index + 1 })}
            look="quiet"
            icon={<Icon glyph={X} size={18} />}
            onClick={() => onChange(stops.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {stops.length < most && (
        <div>
          <BarButton icon={<Icon glyph={Plus} size={16} />} onClick={() => onChange([...stops, null])}>
            {t("console.phone.addStop")}
          </BarButton>
        </div>
      )}
    </>
  );
}

function stopAt({ place_id: id, formatted_address: address, geometry }: Suggestion): FormStop {
  return { address, location: formatGeoPoint(geometry.location), place_id: id };
}
