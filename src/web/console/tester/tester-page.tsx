import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Info, ListChecks, WifiOff, Copy, Link as LinkGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { ComparedCard } from "./compared-card.tsx";
import { PriceStrip } from "./price-strip.tsx";
import { QuestionBar } from "./question-bar.tsx";
import { SamplesCard } from "./samples/samples-card.tsx";
import { SaveSample } from "./samples/save-sample.tsx";
import { TestAnswer } from "./test-answer.tsx";
import type { TestQuery } from "./tester-address.ts";
import css from "./tester-page.module.css";
import { useTester, type Tester } from "./use-tester.ts";

/** Copies the address of the page, which holds the whole question. */
function CopyLink() {
  const { t } = useConsole();
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(location.href),
      () => setCopied(undefined),
    );
  return (
    <BarButton icon={<Icon glyph={LinkGlyph} size={16} />} onClick={copy}>
      {t(copied === location.href ? "console.copied" : "console.copyLink")}
    </BarButton>
  );
}

type CopyAnswerProps = { readonly query: TestQuery; readonly classId: number; readonly tariffId: number | undefined };

/** Copies the answer as text in both languages, the language of the page first. */
function CopyAnswer({ query, classId, tariffId }: CopyAnswerProps) {
  const { t, api, locale } = useConsole();
  const copy = useMutation({
    mutationFn: async () => {
      const asked = { ...query, class_id: classId, ...(tariffId !== undefined && { tariff_id: tariffId }) };
      const { [locale]: first, ...others } = await api("getTestText", { query: asked });
      await navigator.clipboard.writeText([first, ...Object.values(others)].join("\n\n"));
    },
  });
  return (
    <BarButton icon={<Icon glyph={Copy} size={16} />} disabled={copy.isPending} onClick={() => copy.mutate()}>
      {t(copy.isSuccess ? "console.copied" : copy.isError ? "console.tester.notCopied" : "console.tester.copyAnswer")}
    </BarButton>
  );
}

/** Why a price is what it is, line by line, or why a class is not sold. */
export function TesterPage() {
  const { t } = useConsole();
  const [, go] = useLocation();
  const tester = useTester();
  const { right, asked, ask, query, test, isUnasked, answer, chosen, offer, compared, samples } = tester;
  if (right === undefined)
    return (
      <ErrorScreen
        title={t("console.tester.noRight")}
        action={{ label: t("console.toBoard"), onPress: () => go("/console") }}
      />
    );
  return (
    <div className={css["page"]}>
      <TesterHead tester={tester} />
      <QuestionBar asked={asked} books={tester.books} answer={answer} onAsk={ask} />
      <TestFailed tester={tester} />
      {isUnasked && <p className={css["empty"]}>{t("console.tester.empty")}</p>}
      {tester.withSamples && <SamplesCard samples={samples} mayChange={right === "works"} onOpen={ask} />}
      {!isUnasked && answer === undefined && !test.isError && (
        <div className={css["columns"]} aria-hidden="true">
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </div>
      )}
      <ComparedFailed tester={tester} />
      {answer !== undefined && answer.reason !== null && <p className={css["empty"]}>{answer.why}</p>}
      {answer !== undefined && answer.reason !== null && compared.data !== undefined && (
        <ComparedCard compared={compared.data} />
      )}
      {answer !== undefined && answer.reason === null && <TestAnswer tester={tester} answer={answer} />}
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

/** The head of the tester, with what keeps and copies what it answers. */
function TesterHead({ tester }: { readonly tester: Tester }) {
  const { t } = useConsole();
  const { right, asked, ask, query, rested, answer, chosen, offer, samples, isBusy, withSamples } = tester;
  return (
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
  );
}

/** That the question has no answer, and what is shown in its place. */
function TestFailed({ tester: { test, isUnasked, answer, answeredAt } }: { readonly tester: Tester }) {
  const { t } = useConsole();
  if (!test.isError || isUnasked) return null;
  const time = localTimeIn(ownZone(), answeredAt).slice(11);
  return (
    <p role="alert" className={css["failed"]}>
      <Icon glyph={WifiOff} size={16} />
      <span>
        {test.error instanceof ApiError && test.error.status > 0 ? test.error.message : t("console.lost")}
        {answer !== undefined && ` · ${t("console.tester.asOf", { time })}`}
      </span>
      <BarButton onClick={() => void test.refetch()}>{t("console.again")}</BarButton>
    </p>
  );
}

/** That the stored price is not known, or could not be read. */
function ComparedFailed({ tester: { compared, isStored } }: { readonly tester: Tester }) {
  const { t } = useConsole();
  if (!compared.isError || !isStored) return null;
  const isUnknown = compared.error instanceof ApiError && compared.error.status === 404;
  return (
    <p role="alert" className={css["failed"]}>
      <Icon glyph={WifiOff} size={16} />
      <span>{t(isUnknown ? "console.tester.noStored" : "console.lost")}</span>
      <BarButton onClick={() => void compared.refetch()}>{t("console.again")}</BarButton>
    </p>
  );
}
