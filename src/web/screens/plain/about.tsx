import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { readWidgetPath } from "#domain/partners/widget-path.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Card } from "#ui/card.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { placeCreditsQuery } from "#web/features/places/place-credits-query.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import css from "./about.module.css";
import { Missing } from "./missing.tsx";
import { Text } from "./text.tsx";

type Source = {
  readonly name: string;
  readonly url: string;
  readonly what: MessageKey;
  readonly licence: "CC BY 4.0" | "ODbL 1.0" | "about.publicDomain";
  readonly licenceUrl?: string;
};

const ODBL = "https://opendatacommons.org/licenses/odbl/1-0/";

/**
 * The sources of the place data and the credits their licences require; NOTICE repeats them for people who install the
 * product.
 */
const SOURCES: readonly Source[] = [
  {
    name: "GeoNames",
    url: "https://www.geonames.org",
    what: "about.geonames",
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  },
  { name: "OurAirports", url: "https://ourairports.com", what: "about.ourairports", licence: "about.publicDomain" },
  {
    name: "Trainline",
    url: "https://github.com/trainline-eu/stations",
    what: "about.trainline",
    licence: "ODbL 1.0",
    licenceUrl: ODBL,
  },
  {
    name: "Natural Earth",
    url: "https://www.naturalearthdata.com",
    what: "about.naturalEarth",
    licence: "about.publicDomain",
  },
  {
    name: "OpenStreetMap",
    url: "https://www.openstreetmap.org/copyright",
    what: "about.osm",
    licence: "ODbL 1.0",
    licenceUrl: ODBL,
  },
];

/** The page about us, and below it the operator's documents by their names. */
export function About() {
  const text = useLocation()[0].split("/")[2] ?? "";
  if (text === "") return <Credits />;
  const path = readWidgetPath(text);
  return path === undefined ? <Missing /> : <Text key={path} path={path} />;
}

/** Describes the product and credits its data sources. */
function Credits() {
  const { t } = usePage();
  useTitle(t("common.title.about"));
  return (
    <div className={css["page"]}>
      <header>
        <h1>{t("about.title")}</h1>
        <p className={css["lead"]}>{t("about.lead")}</p>
      </header>
      <Card label={t("about.places")}>
        <h2 className={css["heading"]}>{t("about.places")}</h2>
        <p>{t("about.placesLead")}</p>
        <dl className={css["sources"]}>
          {SOURCES.map((source) => (
            <div key={source.name} className={css["source"]}>
              <dt>
                <a href={source.url} rel="noopener">
                  {source.name}
                </a>
                <span className={css["licence"]}>
                  <Licence {...source} />
                </span>
              </dt>
              <dd>{t(source.what)}</dd>
            </div>
          ))}
        </dl>
        <WithQueries>
          <ImportedCredits />
        </WithQueries>
        <p>{t("about.own")}</p>
        <p className={css["note"]}>{t("about.distance")}</p>
      </Card>
    </div>
  );
}

/** The credits of what the operator has imported; a page without them says nothing, and so does one that cannot ask. */
function ImportedCredits() {
  const { t } = usePage();
  const api = useApi();
  const credits = useQuery(placeCreditsQuery(api)).data ?? [];
  if (credits.length === 0) return null;
  return (
    <>
      <p>{t("about.imported")}</p>
      <ul>
        {credits.map(({ text, url }) => (
          <li key={text}>
            {url === null ? (
              text
            ) : (
              <a href={url} rel="noopener">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Licence({ licence, licenceUrl }: Source) {
  const { t } = usePage();
  const words = licence === "about.publicDomain" ? t(licence) : licence;
  return licenceUrl === undefined ? (
    words
  ) : (
    <a href={licenceUrl} rel="license noopener">
      {words}
    </a>
  );
}
