import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { PriceTestView } from "#contract/operator/tester/test-prices.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Info, ListChecks, WifiOff } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { ClassList } from "./class-list.tsx";
import { ComparedCard } from "./compared-card.tsx";
import { CopyAnswer } from "./copy-answer.tsx";
import { CopyLink } from "./copy-link.tsx";
import { GroundsCard } from "./grounds-card.tsx";
import { GroundsMap } from "./grounds-map.tsx";
import { NotCounted } from "./not-counted.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { PriceStrip } from "./price-strip.tsx";
import { QuestionBar } from "./question-bar.tsx";
import { SamplesCard } from "./samples/samples-card.tsx";
import { SaveSample } from "./samples/save-sample.tsx";
import { useSamples } from "./samples/use-samples.ts";
import { askedOf, readTesterAddress, testerAddress, testQueryOf, type TesterAsked } from "./tester-address.ts";
import css from "./tester-page.module.css";
import { booksQuery, comparedQuery, testQuery } from "./tester-queries.ts";

/** A changed question asks again once it has rested so long. */
const PAUSE_MS = 400;

/** Why a price is what it is, line by line, or why a class is not sold. */
export function TesterPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const written = useMemo(() => readTesterAddress(search), [search]);
  const isStored = written.trip !== undefined || written.price !== undefined;
  const compared = useQuery(comparedQuery(api, written));
  // A stored price asks its own question until another one is written down.
  const asked = useMemo(
    () => (compared.data === undefined ? written : { ...askedOf(compared.data), ...written }),
    [compared.data, written],
  );
  const question = JSON.stringify(testQueryOf(asked) ?? null);
  const rested = useDelayed(question, PAUSE_MS);
  const right = useRights()("tester");
  const books = useQuery({ ...booksQuery(api), enabled: right !== undefined });
  const query = (JSON.parse(rested) as ReturnType<typeof testQueryOf> | null) ?? undefined;
  const test = useQuery({ ...testQuery(api, query), enabled: query !== undefined && right !== undefined });
  // Whoever has asked nothing yet may begin with one that is kept.
  const withSamples = asked.samples === "1" || question === "null";
  const samples = useSamples({ isShown: withSamples && right !== undefined });
  const ask = (next: TesterAsked) => go(address(testerAddress(next)), { replace: true });

  const isUnasked = question === "null" && !(isStored && compared.isPending);
  // What was shown stays where the next question has no answer.
  const [last, setLast] = useState<{ readonly view: PriceTestView; readonly at: number }>();
  if (test.data !== undefined && test.data !== last?.view) setLast({ view: test.data, at: test.dataUpdatedAt });
  const answer = isUnasked ? undefined : (test.data ?? (test.isError ? last?.view : undefined));
  const chosen =
    answer?.classes.find(({ class_id: id }) => String(id) === asked.class) ??
    answer?.classes.find(({ price }) => price !== null) ??
    answer?.classes[0];
  const offer =
    chosen?.offers.find(({ tariff_id: id }) => String(id) === asked.tariff) ??
    chosen?.offers.find(({ is_sold: isSold }) => isSold) ??
    chosen?.offers[0];
  const sold = compared.data;
  const isBusy = question !== rested || test.isFetching;

  if (right === undefined)
    return (
      <ErrorScreen
        title={t("console.tester.noRight")}
        action={{ label: t("console.toBoard"), onPress: () => go("/console") }}
      />
    );
  return (
    <div className={css["page"]}>
      <PageHead title={t("console.tester.title")} look="inset">
        <span className={css["mark"]}>
          <Icon glyph={Info} size={16} />
          {t("console.tester.nothingStored")}
        </span>
        <span className={css["space"]} />
        {answer !== undefined && chosen !== undefined && !isBusy && right === "works" && (
          <SaveSample
            asked={asked}
            answer={answer}
            chosen={chosen}
            samples={samples}
            onSaved={() => ask({ ...asked, samples: "1" })}
          />
        )}
        {query !== undefined && answer !== undefined && chosen !== undefined && (
          <CopyAnswer
            key={`${rested} ${chosen.class_id}`}
            query={query}
            classId={chosen.class_id}
            tariffId={offer?.tariff_id}
          />
        )}
        <CopyLink />
        <BarButton
          icon={<Icon glyph={ListChecks} size={16} />}
          aria-expanded={withSamples}
          onClick={() => ask({ ...asked, samples: asked.samples === "1" ? "" : "1" })}
        >
          {t("console.tester.sample.list")}
        </BarButton>
      </PageHead>
      <QuestionBar asked={asked} books={books.data ?? []} answer={answer} onAsk={ask} />
      {test.isError && !isUnasked && (
        <p role="alert" className={css["failed"]}>
          <Icon glyph={WifiOff} size={16} />
          <span>
            {test.error instanceof ApiError && test.error.status > 0 ? test.error.message : t("console.lost")}
            {answer !== undefined &&
              ` · ${t("console.tester.asOf", { time: localTimeIn(ownZone(), test.dataUpdatedAt || (last?.at ?? 0)).slice(11) })}`}
          </span>
          <BarButton onClick={() => void test.refetch()}>{t("console.again")}</BarButton>
        </p>
      )}
      {isUnasked && <p className={css["empty"]}>{t("console.tester.empty")}</p>}
      {withSamples && <SamplesCard samples={samples} mayChange={right === "works"} onOpen={ask} />}
      {!isUnasked && answer === undefined && !test.isError && (
        <div className={css["columns"]} aria-hidden="true">
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
      )}
      {compared.isError && isStored && (
        <p role="alert" className={css["failed"]}>
          <Icon glyph={WifiOff} size={16} />
          <span>
            {compared.error instanceof ApiError && compared.error.status === 404
              ? t("console.tester.noStored")
              : t("console.lost")}
          </span>
          <BarButton onClick={() => void compared.refetch()}>{t("console.again")}</BarButton>
        </p>
      )}
      {answer !== undefined && answer.reason !== null && <p className={css["empty"]}>{answer.why}</p>}
      {answer !== undefined && answer.reason !== null && sold !== undefined && <ComparedCard compared={sold} />}
      {answer !== undefined && answer.reason === null && (
        <div className={css["columns"]} aria-busy={isBusy}>
          <ClassList
            classes={answer.classes}
            currency={answer.currency}
            chosen={chosen?.class_id}
            onChoose={(id) => ask({ ...asked, class: String(id), tariff: "" })}
          />
          <div className={css["column"]}>
            {chosen !== undefined && chosen.offers.length > 1 && (
              <Segmented
                label={t("console.tester.providers")}
                options={chosen.offers.slice(0, 4).map(({ tariff_id: id, provider }) => ({
                  value: String(id),
                  label: provider.name,
                }))}
                value={String(offer?.tariff_id ?? "")}
                onChange={(tariff) => ask({ ...asked, class: String(chosen.class_id), tariff })}
              />
            )}
            {chosen !== undefined && offer === undefined && (
              <p className={css["empty"]}>
                {chosen.name}: {chosen.why}
              </p>
            )}
            {chosen !== undefined && offer !== undefined && (
              <>
                <OfferLines
                  answer={answer}
                  className={chosen.name}
                  offer={offer}
                  withBack={asked.back === "1" && answer.ride !== null}
                />
                <NotCounted offer={offer} version={answer.book.version} />
              </>
            )}
          </div>
          <div className={css["column"]}>
            {sold !== undefined && <ComparedCard compared={sold} />}
            {offer !== undefined && chosen !== undefined && query !== undefined && (
              <GroundsCard grounds={offer.grounds}>
                <GroundsMap
                  query={query}
                  classId={chosen.class_id}
                  tariffId={offer.tariff_id}
                  counting={[...offer.grounds.start, ...offer.grounds.finish]
                    .filter(({ counts_for: entries }) => entries.length > 0)
                    .map(({ name }) => name)}
                />
              </GroundsCard>
            )}
          </div>
        </div>
      )}
      {query !== undefined && answer?.reason === null && chosen !== undefined && offer !== undefined && (
        <PriceStrip
          query={query}
          classId={chosen.class_id}
          className={chosen.name}
          providerId={offer.provider.id}
          time={answer.pickup ?? ""}
          onTime={(time) => ask({ ...asked, time })}
        />
      )}
    </div>
  );
}
