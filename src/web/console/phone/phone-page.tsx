import { lazy, Suspense, useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import { Button } from "#ui/button.tsx";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { copyRide, emptyDraft, nextDraft } from "#web/console/phone/draft/phone-draft.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { CallerCard } from "./caller-card.tsx";
import { CertificateCard } from "./certificate-card.tsx";
import { ClassCard } from "./class-card.tsx";
import { DuplicatesNote } from "./duplicates-note.tsx";
import { PayCard } from "./pay-card.tsx";
import { PeopleCard } from "./people-card.tsx";
import css from "./phone-page.module.css";
import { PlacedCard } from "./placed-card.tsx";
import type { EarlierRide } from "./rides-card.tsx";
import { SumCard } from "./sum-card.tsx";
import { usePhoneForm, type PhoneForm } from "./use-phone-form.ts";
import { WayCard } from "./way-card.tsx";

const RidesCard = lazy(() => import("./rides-card.tsx").then((file) => ({ default: file.RidesCard })));

/** Takes an order while somebody calls: who they are, what they want, and what it costs. */
export function PhonePage() {
  const { t, locale } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const form = usePhoneForm();
  const { draft, prices, caller, wrong, placed } = form;
  const [callerBox, timeBox, rides] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLOListElement>(null),
  ];
  const to = (path: string) => go(address(path));
  const enter = (box: HTMLElement | null) => box?.querySelector("input")?.focus();
  const copy = ({ copy: ride, trip }: EarlierRide) => {
    const zone = ride.start.place?.timezone ?? ownZone();
    const today = localTimeIn(zone, serverTime());
    const day = addMinutes(today, 24 * 60).slice(0, 10);
    form.put(copyRide(draft, { copy: ride, orderId: trip.order_id, day }));
    enter(timeBox.current);
  };
  usePhoneKeys(form, rides);
  // What the search found nothing for begins the form, and the caller is asked for first.
  const begin = useEffectEvent(() => {
    const text = new URLSearchParams(search).get("text");
    if (text !== null) {
      form.change(/^[+\d\s().–-]+$/.test(text) ? { phone: text } : { name: text });
      go(address("/console/orders/new"), { replace: true });
    }
    enter(callerBox.current);
  });
  const isTyped = placed === undefined;
  useEffect(() => begin(), [isTyped]);
  useKeys({ back: () => to("/console") });

  return (
    <div className={css["page"]}>
      <PageHead
        title={t("console.phone.title")}
        back={{ label: t("console.board"), onPress: () => to("/console") }}
        look="wrapped"
      >
        <p className={css["kept"]}>{placed === undefined && t("console.phone.kept")}</p>
      </PageHead>
      {placed !== undefined ? (
        <PlacedCard
          order={placed}
          onOpen={() => to(`/console/orders/${placed.order_id}`)}
          onNext={form.next}
          onBoard={() => to("/console")}
        />
      ) : (
        <div className={css["columns"]}>
          <div className={css["column"]}>
            <CallerCard
              draft={draft}
              caller={caller}
              rules={form.rules}
              problem={form.buyerProblem}
              wrong={wrong}
              onChange={form.change}
              start={callerBox}
            />
            {caller !== undefined && (
              <Suspense>
                <RidesCard
                  caller={caller}
                  copied={draft.copied}
                  duplicates={form.duplicates}
                  onCopy={copy}
                  onOpen={(trip) => to(`/console/orders/${trip.order_id}`)}
                  list={rides}
                />
              </Suspense>
            )}
          </div>
          <div className={css["column"]}>
            <WayCard
              draft={draft}
              prices={prices}
              wrong={wrong}
              onChange={form.change}
              onClear={() => {
                form.put(draft.phone === "" ? emptyDraft(locale) : nextDraft(draft));
                enter(callerBox.current);
              }}
              timeBox={timeBox}
            />
            <div data-gap="class">
              <ClassCard draft={draft} prices={prices} onChoose={(carClass) => form.change({ carClass })} />
            </div>
            <PeopleCard draft={draft} price={prices.chosen?.price} onChange={form.change} />
          </div>
          <MoneyColumn form={form} onOpen={(trip) => to(`/console/orders/${trip.order_id}`)} />
        </div>
      )}
    </div>
  );
}

type MoneyColumnProps = { readonly form: PhoneForm; readonly onOpen: (trip: BoardTripView) => void };

/** The last column: orders that may be the same ride, the sum, how it is paid, and the press that places it. */
function MoneyColumn({ form, onOpen }: MoneyColumnProps) {
  const { draft, prices } = form;
  return (
    <div className={css["column"]}>
      <DuplicatesNote
        duplicates={form.duplicates}
        onOpen={onOpen}
        onClear={(trip) => form.change({ notDuplicates: [...draft.notDuplicates, trip.trip_id] })}
      />
      <SumCard draft={draft} prices={prices} sum={form.sum} isAsking={form.isAsking} />
      <div data-gap="certificate">
        <CertificateCard code={draft.certificate} problem={form.codeProblem} onChange={form.change} />
      </div>
      <div data-gap="flexible">
        <PayCard
          draft={draft}
          choices={form.choices}
          payBy={form.payBy}
          email={form.email}
          reach={form.reach}
          price={prices.chosen?.price}
          mayPayCash={form.rules?.pay.includes("cash") === true}
          hasCurrencies={form.rules?.currency === ""}
          onChange={form.change}
        />
      </div>
      <PlacePress form={form} />
    </div>
  );
}

/** Keys that work within fields as well: to the rides of the caller, and the press that places the order. */
function usePhoneKeys(form: PhoneForm, rides: RefObject<HTMLOListElement | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "F2" && rides.current !== null) rides.current.querySelector("button")?.focus();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && form.placed === undefined) form.place();
    else return;
    event.preventDefault();
  });
  // Fields keep no key of these.
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Why the order cannot be placed, the press that places it, and who is written to then. */
function PlacePress({ form }: { readonly form: PhoneForm }) {
  const { t } = useConsole();
  const { draft, wrong } = form;
  const label =
    form.total === undefined
      ? t("console.phone.place")
      : form.isAsking
        ? t("console.phone.counting", { sum: form.total })
        : t("console.phone.placeFor", { sum: form.total });
  return (
    <div className={css["place"]}>
      <p role="alert" className={css["problem"]} data-problem tabIndex={-1}>
        {wrong?.words}
      </p>
      <Button look="primary" wide busy={form.isPlacing || form.isWaiting} onClick={form.place}>
        {label} <kbd className={css["chord"]}>Ctrl Enter</kbd>
      </Button>
      <p className={css["to"]} role="status">
        {form.isWaiting && t("console.phone.waits")}
      </p>
      <p className={css["to"]}>
        {form.reach === "call"
          ? t(form.email === "" ? "console.phone.noEmail.call" : "console.phone.noMailServer")
          : t(`console.phone.${isPaidOnline(form.payBy) ? "linkFor" : "letterFor"}.${form.reach}`, {
              name: draft.name || t("console.phone.caller"),
              language: t(`console.lang.${draft.lang}`),
            })}
      </p>
    </div>
  );
}
