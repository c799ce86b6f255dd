import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { ArrowLeftRight, Plus, RotateCcw, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { Wrong } from "#web/console/phone/draft/draft-gaps.ts";
import type { DraftEnd, PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import type { PhonePrices } from "#web/console/phone/prices/use-phone-prices.ts";
import { placeQuery } from "#web/console/places/place-query.ts";
import { PlaceSearch } from "#web/console/places/place-search.tsx";
import css from "./way-card.module.css";
import { WayFields } from "./way-fields.tsx";

type WayCardProps = {
  readonly draft: PhoneDraft;
  readonly prices: PhonePrices;
  /** The field that an order was refused for, and why. */
  readonly wrong: Wrong | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
  readonly onClear: () => void;
  /** Stands around the field of the time, where a copied ride goes on. */
  readonly timeBox: React.RefObject<HTMLDivElement | null>;
};

const enter = (box: HTMLElement | null) => box?.querySelector("input")?.focus();

/** From where to where and when, there and back, with what is asked at each end. */
export function WayCard({ draft, prices, wrong, onChange, onClear, timeBox }: WayCardProps) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const toBox = useRef<HTMLDivElement>(null);
  const dayBox = useRef<HTMLDivElement>(null);
  const { from, to, stops, isReturn, trips } = draft;
  const remember = (place: Suggestion) => client.setQueryData(placeQuery(api, place.place_id).queryKey, place);
  const choose = (end: "from" | "to", place: Suggestion | null) => {
    if (place !== null) remember(place);
    onChange({ [end]: { place, address: "" } satisfies DraftEnd });
    // The list closes first, and then the next field is entered.
    const next = end === "from" && to.place === null ? toBox : dayBox;
    if (place !== null) setTimeout(() => enter(next.current), 0);
  };
  const endField = (end: "from" | "to") => {
    const { place, address } = draft[end];
    // A town, or a part of one, says too little to the driver.
    const isWide = place?.types.some((type) => type === "locality" || type === "sublocality");
    if (place === null || (isWide !== true && address === "")) return null;
    return (
      <TextField
        label={t(`console.phone.address.${end}`)}
        value={address}
        most={TEXT_LIMITS.address}
        autoComplete="off"
        onChange={(text) => onChange({ [end]: { place, address: text } satisfies DraftEnd })}
      />
    );
  };
  const setStop = (index: number, place: Suggestion | null) => {
    if (place !== null) remember(place);
    onChange({ stops: stops.map((stop, at) => (at === index ? place : stop)) });
  };
  const way = prices.chosen?.price;
  const endsError = wrong?.field === "ends" ? wrong.words : undefined;
  return (
    <DeskCard title={t("console.phone.way")}>
      <div className={css["fields"]}>
        {draft.copied !== null && (
          <p className={css["note"]}>{t("console.phone.fromOrder", { number: draft.copied })}</p>
        )}
        {draft.lost.length > 0 && (
          <p className={css["lost"]} role="status">
            {t("console.phone.lost", { names: draft.lost.join(", ") })}
          </p>
        )}
        <div className={css["two"]}>
          <div className={css["end"]} data-gap={from.place === null ? "ends" : undefined}>
            <PlaceSearch
              label={t("console.phone.from")}
              error={from.place === null ? endsError : undefined}
              placeId={from.place?.place_id ?? null}
              onChange={(place) => choose("from", place)}
            />
            {endField("from")}
          </div>
          <div className={css["end"]} ref={toBox} data-gap={to.place === null ? "ends" : undefined}>
            <PlaceSearch
              label={t("console.phone.to")}
              error={to.place === null ? endsError : undefined}
              placeId={to.place?.place_id ?? null}
              onChange={(place) => choose("to", place)}
            />
            {endField("to")}
          </div>
        </div>
        <StopRows stops={stops} wrong={wrong} onChoose={setStop} onChange={onChange} />
        <div ref={dayBox}>
          <WayFields
            draft={draft}
            wrong={wrong}
            way={0}
            prices={{ own: way?.price_id ?? prices.lostThere?.price_id }}
            kindOf={prices.chosen?.price}
            timeBox={timeBox}
            onChange={(fields) => onChange({ trips: [{ ...trips[0], ...fields }, trips[1]] })}
          />
        </div>
        {isReturn && (
          <WayFields
            draft={draft}
            wrong={wrong}
            way={1}
            prices={{ own: prices.sum?.rides[1]?.price_id, there: way?.price_id }}
            kindOf={prices.sum?.rides[1]}
            lost={prices.isBackLost ? t("console.phone.backLost") : undefined}
            onChange={(fields) => onChange({ trips: [trips[0], { ...trips[1], ...fields }] })}
          />
        )}
        <WayButtons draft={draft} way={way} onChange={onChange} onClear={onClear} />
      </div>
    </DeskCard>
  );
}

type StopRowsProps = Pick<WayCardProps, "wrong" | "onChange"> & {
  readonly stops: PhoneDraft["stops"];
  readonly onChoose: (index: number, place: Suggestion | null) => void;
};

/** The stops on the way. */
function StopRows({ stops, wrong, onChoose, onChange }: StopRowsProps) {
  const { t } = useConsole();
  return (
    <>
      {stops.map((stop, index) => (
        // Stops have no name of their own before they are chosen.
        <div key={`${index} ${stops.length}`} className={css["stop"]} data-gap={stop === null ? "stops" : undefined}>
          <PlaceSearch
            label={t("console.phone.stop", { number: index + 1 })}
            error={stop === null && wrong?.field === "stops" ? wrong.words : undefined}
            placeId={stop?.place_id ?? null}
            onChange={(place) => onChoose(index, place)}
          />
          <IconButton
            label={t("console.phone.removeStop", { number: index + 1 })}
            look="quiet"
            icon={<Icon glyph={X} size={18} />}
            onClick={() => onChange({ stops: stops.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
    </>
  );
}

type WayButtonsProps = Pick<WayCardProps, "draft" | "onChange" | "onClear"> & {
  /** The price of the way there. */
  readonly way: PriceItem | undefined;
};

/** What can be added to the way and taken off it, and how far it is. */
function WayButtons({ draft: { stops, isReturn }, way, onChange, onClear }: WayButtonsProps) {
  const { t } = useConsole();
  const most = way?.allowable_subaddress ?? 0;
  return (
    <div className={css["more"]}>
      {stops.length < most && (
        <BarButton icon={<Icon glyph={Plus} size={16} />} onClick={() => onChange({ stops: [...stops, null] })}>
          {t("console.phone.addStop")}
        </BarButton>
      )}
      <BarButton
        icon={<Icon glyph={ArrowLeftRight} size={16} />}
        aria-pressed={isReturn}
        onClick={() => onChange({ isReturn: !isReturn })}
      >
        {t(isReturn ? "console.phone.noReturn" : "console.phone.return")}
      </BarButton>
      <BarButton icon={<Icon glyph={RotateCcw} size={16} />} onClick={onClear}>
        {t("console.phone.clear")}
      </BarButton>
      {way !== undefined && (
        <span className={css["length"]}>
          {t("console.phone.length", { km: Math.round(way.distance), minutes: Math.round(way.travel_time / 60) })}
        </span>
      )}
    </div>
  );
}
