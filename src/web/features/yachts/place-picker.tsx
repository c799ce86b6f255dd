import { useState } from "react";
import { cleanText } from "#domain/booking/free-text.ts";
import {
  YACHT_PLACE_MIN_LENGTH,
  yachtCountriesIn,
  yachtCountryOf,
  type YachtCity,
  type YachtCountry,
} from "#domain/yachts/yacht-places.ts";
import type { YachtRequest } from "#domain/yachts/yacht-request.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ArrowRight, MapPin } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";
import { OneOf } from "./one-of.tsx";
import css from "./place-picker.module.css";

type PlacePickerProps = { readonly onNext: (place: Pick<YachtRequest, "from" | "translatedFrom">) => void };

/** Where to: a city of a country, or a place that is typed; the one takes the place of the other. */
export function PlacePicker({ onNext }: PlacePickerProps) {
  const { t, locale } = usePage();
  const countries = yachtCountriesIn(locale);
  const [country, setCountry] = useState<YachtCountry>(countries[0]?.country ?? "turkey");
  const [city, setCity] = useState<YachtCity>();
  const [typed, setTyped] = useState("");
  const place = cleanText(typed);
  const isTyped = place.length >= YACHT_PLACE_MIN_LENGTH;
  const cities = countries.find((one) => one.country === country)?.cities ?? [];

  const next = () => {
    if (isTyped) onNext({ from: { place }, translatedFrom: place });
    const chosen = city && yachtCountryOf(city)?.country;
    if (city && chosen)
      onNext({
        from: { country: chosen, city },
        translatedFrom: `${t(`yachts.city.${city}`)}, ${t(`yachts.country.${chosen}`)}`,
      });
  };

  return (
    <form
      className={css["picker"]}
      aria-labelledby="yacht-where"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <Card as="div" look="raised">
        <div className={css["rows"]}>
          <h2 id="yacht-where">{t("yachts.where")}</h2>
          <div className={css["countries"]}>
            <OneOf
              label={t("yachts.countries")}
              look="pill"
              options={countries.map((one) => ({ value: one.country, label: t(`yachts.country.${one.country}`) }))}
              value={country}
              onChange={(chosen) => {
                setCountry(chosen);
                setCity(undefined);
              }}
            />
          </div>
          <div className={css["cities"]}>
            <OneOf
              label={t("yachts.cities")}
              look="row"
              options={cities.map((one) => ({ value: one, label: t(`yachts.city.${one}`) }))}
              value={city}
              onChange={(chosen) => {
                setCity(chosen);
                setTyped("");
              }}
            />
          </div>
          <div className={css["other"]}>
            <TextField
              id="yacht-place"
              label={t("yachts.other")}
              placeholder={t("yachts.otherExample")}
              icon={<Icon glyph={MapPin} />}
              value={typed}
              hint={place !== "" && !isTyped ? t("yachts.otherShort", { least: YACHT_PLACE_MIN_LENGTH }) : undefined}
              autoComplete="off"
              onChange={(text) => {
                setTyped(text);
                if (text.trim() !== "") setCity(undefined);
              }}
            />
          </div>
          <div className={css["next"]}>
            <Button
              type="submit"
              look="primary"
              size="main"
              wide
              disabled={!isTyped && city === undefined}
              iconAfter={<Icon glyph={ArrowRight} />}
            >
              {t("yachts.next")}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
