import type { PriceItem } from "#contract/prices/prices.ts";
import { childSeatOffers } from "#domain/booking/child-seat-offers.ts";
import { seatsAllowed } from "#domain/booking/draft-people.ts";
import { isExtra, piecesAllowed } from "#domain/booking/extra-services.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { CARS_MOST } from "#domain/booking/further-cars.ts";
import { seatCount, servicesOf } from "#domain/booking/ordered-services.ts";
import { fitParty, missingSeats, type Party } from "#domain/booking/passengers.ts";
import { Plus, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { PrintedField } from "#web/console/orders/printed-field.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import css from "./people-card.module.css";

/** More people ride in several cars. */
const MOST_PEOPLE = 50;
const MOST_LUGGAGE = 99;

type PeopleCardProps = {
  readonly draft: PhoneDraft;
  /** The chosen class; before there is one, services cannot be chosen. */
  readonly price: PriceItem | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
};

/** Who travels with what, what stands on the sign, and what the driver should know. */
export function PeopleCard({ draft, price, onChange }: PeopleCardProps) {
  const { t } = useConsole();
  const { cars, party, luggage, others, sign, comment } = draft;
  const setParty = (fields: Partial<Party>) => {
    const next = fitParty({ ...party, ...fields }, MOST_PEOPLE);
    const people = next.adults + next.children;
    onChange({ party: next, others: others.slice(0, Math.max(0, people - 1)) });
  };
  const seats = price === undefined ? [] : childSeatOffers(price);
  return (
    <DeskCard
      title={t("console.phone.people")}
      aside={
        <span className={css["aside"]}>
          {price !== undefined && t("console.phone.upTo", { count: price.car_class.capacity })}
        </span>
      }
    >
      <div className={css["fields"]}>
        <div className={css["counts"]}>
          <Count
            label={t("console.phone.cars")}
            value={cars}
            onChange={(value) => onChange({ cars: value })}
            min={1}
            max={CARS_MOST}
          />
          <Count
            label={t("booking.adults")}
            value={party.adults}
            onChange={(adults) => setParty({ adults })}
            min={1}
            max={MOST_PEOPLE}
          />
          <Count
            label={t("booking.children")}
            value={party.children}
            onChange={(children) => setParty({ children })}
            max={MOST_PEOPLE - party.adults}
          />
          <Count
            label={t("booking.luggage")}
            value={luggage}
            onChange={(value) => onChange({ luggage: value })}
            max={MOST_LUGGAGE}
          />
          {party.children > 0 &&
            seats.map(({ kind }) => (
              <Count
                key={kind}
                label={t(`booking.seat.${kind}`)}
                value={party.seats[kind]}
                max={seatsAllowed(party, kind)}
                onChange={(value) => setParty({ seats: { ...party.seats, [kind]: value } })}
              />
            ))}
        </div>
        <PeopleNotes draft={draft} price={price} />
        {price !== undefined && <ServiceCounts draft={draft} price={price} onChange={onChange} />}
        <OtherNames others={others} onChange={onChange} />
        <div className={css["two"]}>
          <PrintedField
            label={t("booking.people.sign")}
            value={sign}
            most={TEXT_LIMITS.sign}
            placeholder={draft.name}
            onChange={(value) => onChange({ sign: value })}
          />
          <TextArea
            label={t("booking.comment")}
            value={comment}
            minRows={1}
            maxRows={4}
            most={TEXT_LIMITS.comment}
            onChange={(value) => onChange({ comment: value })}
          />
        </div>
        {others.length < party.adults + party.children - 1 && (
          <div>
            <BarButton icon={<Icon glyph={Plus} size={16} />} onClick={() => onChange({ others: [...others, ""] })}>
              {t("booking.people.add")}
            </BarButton>
          </div>
        )}
      </div>
    </DeskCard>
  );
}

type OtherNamesProps = {
  readonly others: readonly string[];
  readonly onChange: (fields: Pick<PhoneDraft, "others">) => void;
};

/** The names of those who travel with the first. */
function OtherNames({ others, onChange }: OtherNamesProps) {
  const { t } = useConsole();
  return (
    <>
      {others.map((name, index) => (
        // Rows of names are told apart by their place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css["other"]}>
          <PrintedField
            label={t("booking.people.nameOf", { number: index + 2 })}
            value={name}
            most={TEXT_LIMITS.name}
            onChange={(value) => onChange({ others: others.map((one, at) => (at === index ? value : one)) })}
          />
          <IconButton
            label={t("booking.people.remove", { number: index + 2 })}
            look="quiet"
            icon={<Icon glyph={X} size={18} />}
            onClick={() => onChange({ others: others.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
    </>
  );
}

/** What does not fit: people in each of several cars, children without seats, and luggage. */
function PeopleNotes({ draft, price }: Pick<PeopleCardProps, "draft" | "price">) {
  const { t } = useConsole();
  const { cars, party, luggage } = draft;
  const people = party.adults + party.children;
  const lacking = missingSeats(party, 0, price !== undefined && childSeatOffers(price).length > 0);
  return (
    <>
      {cars > 1 && (
        <p className={css["note"]} role="status">
          {t("console.phone.inEach", { people: people * cars })}
        </p>
      )}
      {lacking > 0 && (
        <p className={css["note"]} role="status">
          {t("console.phone.seatless", { count: lacking })}
        </p>
      )}
      {price !== undefined && luggage > price.car_class.luggage_capacity && (
        <p className={css["note"]} role="status">
          {t("console.phone.muchLuggage", { count: price.car_class.luggage_capacity })}
        </p>
      )}
    </>
  );
}

type CountProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** How many there are of something. */
function Count({ label, ...count }: CountProps) {
  const { t } = useConsole();
  return (
    <div>
      <NumberStepper
        label={label}
        lessLabel={t("booking.less", { field: label })}
        moreLabel={t("booking.more", { field: label })}
        {...count}
      />
    </div>
  );
}

type ServiceCountsProps = Pick<PeopleCardProps, "draft" | "onChange"> & { readonly price: PriceItem };

/** What can be had with the ride, each with how much of it. */
function ServiceCounts({ draft, price, onChange }: ServiceCountsProps) {
  const { t, locale } = useConsole();
  const { services } = draft;
  const offered = servicesOf(price).filter(isExtra);
  const count = seatCount(price, draft);
  if (offered.length === 0) return null;
  return (
    <details className={css["services"]} open={offered.some(({ id }) => (services[id] ?? 0) > 0)}>
      <summary>{t("booking.money.services")}</summary>
      <div className={css["counts"]}>
        {offered.map((service) => (
          <Count
            key={service.id}
            label={`${service.name}, ${sumWords(service.price, price.currency, locale)}`}
            value={services[service.id] ?? 0}
            max={piecesAllowed(service, services, count)}
            onChange={(pieces) => onChange({ services: { ...services, [service.id]: pieces } })}
          />
        ))}
      </div>
    </details>
  );
}
