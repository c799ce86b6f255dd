import type { OrderView } from "#contract/orders/order-view.ts";
import { changeWay, type ChangeWay } from "#domain/orders/change-meaning.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Pencil } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useChangeLink } from "#web/features/orders/cancel/use-change-link.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./given-groups.module.css";
import type { GivenLine } from "./given-lines.ts";

type GivenGroupsProps = {
  /** The trip under whose number the lines are changed. */
  readonly trip: OrderView["trips"][number];
  readonly lines: readonly GivenLine[];
  /** Heading level of each group. */
  readonly level?: 3 | 4;
};

const WAYS: readonly ChangeWay[] = ["free", "priced", "call"];

/** What was given with a trip, by how each of it can still be changed; whoever may only read sees it plainly. */
export function GivenGroups({ trip, lines, level = 3 }: GivenGroupsProps) {
  const { change } = trip;
  if (change === null || trip.cancel_fee !== null) return <Lines lines={lines} />;
  const Heading = `h${level}` as const;
  const groups = WAYS.map((way) => ({ way, own: lines.filter(({ given }) => changeWay(given, change) === way) }));
  return groups.map(
    ({ way, own }) =>
      own.length > 0 && (
        <section key={way} className={css["group"]}>
          <Heading className={css["way"]}>
            <WayWords way={way} change={change} />
          </Heading>
          <Lines lines={own} trip={way === "call" ? undefined : trip} />
        </section>
      ),
  );
}

/** How the lines below are changed, and until when. */
function WayWords({ way, change }: { way: ChangeWay; change: NonNullable<GivenGroupsProps["trip"]["change"]> }) {
  const { t, locale, options } = usePage();
  const { phone, mail } = options.seller;
  if (way !== "call") {
    const until = way === "free" ? change.details_until : change.ride_until;
    return t(`orders.given.${way}`, { until: until === null ? "" : formatDayTime(until, locale) });
  }
  return (
    <>
      {/* Nothing that is left could be changed by the traveller: the server says why. */}
      {!change.details && change.notice !== null && `${change.notice}. `}
      {t("orders.given.call")} {phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
      {phone === undefined && mail !== undefined && <a href={`mailto:${mail}`}>{mail}</a>}
    </>
  );
}

type LinesProps = {
  readonly lines: readonly GivenLine[];
  /** The trip that they are changed in; undefined where they cannot be. */
  readonly trip?: GivenGroupsProps["trip"] | undefined;
};

function Lines({ lines, trip }: LinesProps) {
  const { t } = usePage();
  const link = useChangeLink();
  return (
    <dl className={css["lines"]}>
      {lines.map(({ name, value, field }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <span>{value}</span>
            {trip && (
              <a
                {...link(trip.order_id, "change", field)}
                className={css["edit"]}
                aria-label={t("orders.given.edit", { name: t(name) })}
              >
                <Icon glyph={Pencil} size={18} />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
