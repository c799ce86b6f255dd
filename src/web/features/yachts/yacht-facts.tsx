import { Camera, Car, Route, ShipWheel, UserRound, Utensils, WavesHorizontal } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./yacht-facts.module.css";

const ADVANTAGES = [
  ["crew", ShipWheel],
  ["route", Route],
  ["help", UserRound],
] as const;

const SERVICES = [
  ["food", Utensils],
  ["water", WavesHorizontal],
  ["shore", Camera],
  ["car", Car],
] as const;

/** What every yacht comes with, in a line. */
export function YachtAdvantages() {
  const { t } = usePage();
  return (
    <ul className={css["advantages"]} aria-label={t("yachts.advantages")}>
      {ADVANTAGES.map(([key, glyph]) => (
        <li key={key}>
          <Icon glyph={glyph} />
          {t(`yachts.advantage.${key}`)}
        </li>
      ))}
    </ul>
  );
}

/** What can be had on board and ashore. */
export function YachtServices() {
  const { t } = usePage();
  return (
    <section aria-labelledby="yacht-services">
      <h2 id="yacht-services">{t("yachts.services")}</h2>
      <p className={css["hint"]}>{t("yachts.servicesHint")}</p>
      <ul className={css["services"]}>
        {SERVICES.map(([key, glyph]) => (
          <li key={key} data-surface="paper">
            <Icon glyph={glyph} size={24} />
            <div>
              <h3>{t(`yachts.service.${key}`)}</h3>
              <p>{t(`yachts.service.${key}Hint`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
