import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./grounds-map.module.css";
import type { TestQuery } from "./tester-address.ts";

type GroundsMapProps = {
  readonly query: TestQuery;
  readonly classId: number;
  readonly tariffId: number;
  /** Names of the grounds that count, for whoever does not see the picture. */
  readonly counting: readonly string[];
};

/** The way and the grounds around both ends on a map; the list beside it says the same in words. */
export function GroundsMap({ query, classId, tariffId, counting }: GroundsMapProps) {
  const { t, api } = useConsole();
  const { data, isError } = useQuery({
    queryKey: ["tester", "map", query, classId, tariffId],
    queryFn: ({ signal }) =>
      api("drawTestMap", { query: { ...query, class_id: classId, tariff_id: tariffId }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (data === undefined)
    return isError ? <p className={css["note"]}>{t("console.tester.map.none")}</p> : <Skeleton shape="picture" />;
  return (
    <figure className={css["figure"]}>
      <img
        className={css["map"]}
        src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
        width={data.width}
        height={data.height}
        alt={
          counting.length === 0
            ? t("console.tester.map.altNone")
            : t("console.tester.map.alt", { grounds: counting.join(", ") })
        }
      />
      <figcaption className={css["note"]}>
        <span>{t("console.tester.map.marks")}</span>
        <a href="/about">{t("console.tester.map.credit")}</a>
      </figcaption>
    </figure>
  );
}
