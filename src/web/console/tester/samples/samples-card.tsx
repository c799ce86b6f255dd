import { useState } from "react";
import type { SamplePricesView } from "#contract/console/tester/sample-rides.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import { CircleCheck, CircleDashed, Pencil, Play, Trash2, TriangleAlert } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { askedOfSample, type TesterAsked } from "#web/console/tester/tester-address.ts";
import { SampleDialog } from "./sample-dialog.tsx";
import css from "./samples-card.module.css";
import type { Sample, Samples } from "./use-samples.ts";

type Priced = SamplePricesView["rides"][number];

const GLYPHS = { missed: TriangleAlert, unsold: TriangleAlert, met: CircleCheck, priced: CircleDashed } as const;

type SamplesCardProps = {
  readonly samples: Samples;
  readonly mayChange: boolean;
  readonly onOpen: (asked: TesterAsked) => void;
};

/** The sample rides that are kept; all of them are priced by the book in force with one press, missed sums first. */
export function SamplesCard({ samples, mayChange, onOpen }: SamplesCardProps) {
  const { t } = useConsole();
  const [changed, setChanged] = useState<Sample>();
  const { list, prices } = samples;
  const all = list.data?.samples ?? [];
  const priced = new Map(prices.data?.rides.map((ride) => [ride.sample_id, ride]));
  const order = [...priced.keys()];
  const place = ({ sample_id: id }: Sample) => (priced.has(id) ? order.indexOf(id) : -1);
  const missed = [...priced.values()].filter(({ verdict }) => verdict === "missed" || verdict === "unsold").length;
  const close = () => {
    samples.hush();
    setChanged(undefined);
  };
  return (
    <DeskCard
      title={t("console.tester.sample.list")}
      aside={
        all.length > 0 && (
          <BarButton icon={<Icon glyph={Play} size={16} />} disabled={prices.isFetching} onClick={samples.run}>
            {t(prices.isFetching ? "console.tester.sample.running" : "console.tester.sample.run")}
          </BarButton>
        )
      }
    >
      <p className={css["said"]} role="status">
        {prices.data !== undefined &&
          `${t("console.tester.sample.ran", { number: prices.data.version, missed, count: order.length })} `}
        {(list.isError || prices.isError) && t("console.lost")}
      </p>
      {samples.failure !== undefined && changed === undefined && (
        <p role="alert" className={css["said"]}>
          {samples.failure}
        </p>
      )}
      {list.isPending && <Skeleton width="full" />}
      {list.data !== undefined && all.length === 0 && <p className={css["said"]}>{t("console.tester.sample.none")}</p>}
      <ul>
        {all
          .toSorted((one, other) => place(one) - place(other))
          .map((sample) => (
            <SampleRow
              key={sample.sample_id}
              sample={sample}
              priced={priced.get(sample.sample_id)}
              isStale={prices.isFetching}
              onOpen={() => onOpen(askedOfSample(sample))}
              {...(mayChange && {
                onChange: () => setChanged(sample),
                onRemove: () => void samples.act({ call: "removeSampleRide", id: sample.sample_id }),
              })}
            />
          ))}
      </ul>
      {changed !== undefined && (
        <SampleDialog
          title={t("console.tester.sample.change")}
          name={changed.name}
          expected={changed.expected}
          currency={changed.currency}
          failure={samples.failure}
          isBusy={samples.isBusy}
          onClose={close}
          onSave={async (body) => {
            if (await samples.act({ call: "changeSampleRide", id: changed.sample_id, body })) setChanged(undefined);
          }}
        />
      )}
    </DeskCard>
  );
}

type SampleRowProps = {
  readonly sample: Sample;
  readonly priced: Priced | undefined;
  readonly isStale: boolean;
  readonly onOpen: () => void;
  readonly onChange?: () => void;
  readonly onRemove?: () => void;
};

function SampleRow({ sample, priced, isStale, onOpen, onChange, onRemove }: SampleRowProps) {
  const { t, locale } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const { name, currency, expected, question } = sample;
  const sum = (amount: number) => sumWords(amount, currency, locale);
  const pickup = priced?.pickup ?? question.time ?? null;
  const facts = [
    [sample.start, sample.finish].filter(Boolean).join(" → "),
    sample.car_class,
    pickup === null ? t("console.tester.anyTime") : dayTimeWithYear(pickup, locale),
  ].filter(Boolean);
  return (
    <li className={css["row"]} data-verdict={priced?.verdict} data-stale={isStale || undefined}>
      <span className={css["what"]}>
        <button type="button" className={css["name"]} onClick={onOpen}>
          {name}
        </button>
        <small>{facts.join(" · ")}</small>
      </span>
      <span className={css["expected"]}>
        {expected === null
          ? t("console.tester.sample.noneExpected")
          : t("console.tester.sample.expected", { sum: sum(expected) })}
      </span>
      <span className={css["now"]}>
        {priced !== undefined && (
          <>
            <b>
              <Icon glyph={GLYPHS[priced.verdict]} size={16} />
              {priced.now === null
                ? t("console.tester.none")
                : t("console.tester.sample.now", { sum: sum(priced.now) })}
            </b>
            <small>{verdictWords(priced, expected, { t, sum })}</small>
          </>
        )}
      </span>
      {onChange !== undefined && onRemove !== undefined && (
        <span className={css["deeds"]}>
          {isAsked ? (
            <>
              <BarButton onClick={onRemove}>{t("console.tester.sample.removeYes")}</BarButton>
              <BarButton onClick={() => setAsked(false)}>{t("console.tester.sample.removeNo")}</BarButton>
            </>
          ) : (
            <>
              <IconButton
                label={t("console.tester.sample.changeOne", { name })}
                look="quiet"
                icon={<Icon glyph={Pencil} size={18} />}
                onClick={onChange}
              />
              <IconButton
                label={t("console.tester.sample.removeOne", { name })}
                look="quiet"
                icon={<Icon glyph={Trash2} size={18} />}
                onClick={() => setAsked(true)}
              />
            </>
          )}
        </span>
      )}
    </li>
  );
}

type Words = {
  readonly t: ReturnType<typeof useConsole>["t"];
  readonly sum: (amount: number) => string;
};

function verdictWords({ verdict, now, why }: Priced, expected: number | null, { t, sum }: Words): string {
  if (now === null) return why;
  if (verdict !== "missed" || expected === null) return verdict === "met" ? t("console.tester.sample.met") : "";
  const key = now > expected ? "console.tester.sample.dearer" : "console.tester.sample.cheaper";
  return t(key, { sum: sum(Math.abs(now - expected)) });
}

/** A sample may be of any year, so its year is always told. */
function dayTimeWithYear(local: string, locale: Locale): string {
  return `${formatDay(local, locale, "")}, ${formatTime(local)}`;
}
