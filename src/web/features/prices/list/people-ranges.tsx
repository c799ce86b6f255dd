import { isInRange, peopleRanges, seatsFor, type Party, type PeopleRange } from "#domain/prices/party-fit.ts";
import { Chip } from "#ui/chip.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./people-ranges.module.css";

type PeopleRangesProps = {
  /** Seats of all cars on offer. */
  readonly seats: readonly number[];
  readonly party: Party;
  /** Undefined when a chosen range is pressed again. */
  readonly onPeople: (people: number | undefined) => void;
};

/** How many travel, in the ranges that the cars on offer make. */
export function PeopleRanges({ seats, party, onPeople }: PeopleRangesProps) {
  const { t } = usePage();
  const ranges = peopleRanges(seats);
  if (ranges.length < 2) return null;
  const isChosen = (range: PeopleRange) => party.people !== null && isInRange(range, seatsFor(party));
  return (
    <div className={css["people"]} role="group" aria-labelledby="prices-people" data-surface="paper">
      <span id="prices-people" className={css["label"]}>
        {t("prices.people")}
      </span>
      <div className={css["ranges"]}>
        {ranges.map((range) => {
          const { from, to } = range;
          return (
            <Chip
              key={from}
              pressed={isChosen(range)}
              aria-label={
                from === to ? t("prices.peopleCount", { count: from }) : t("prices.peopleRange", { from, to: to ?? 0 })
              }
              onClick={() => onPeople(isChosen(range) ? undefined : Math.max(1, (to ?? from) - party.children))}
            >
              {to === null ? `${from}+` : from === to ? from : `${from}–${to}`}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
