import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { prefillPassenger } from "#domain/booking/prefill-passenger.ts";
import { Button } from "#ui/button.tsx";
import { ChevronLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { ContactFields } from "#web/features/yachts/contact-fields.tsx";
import { keepContact, NO_CONTACT, readContact, type YachtContact } from "#web/features/yachts/kept-yacht.ts";
import { TripFields } from "#web/features/yachts/trip-fields.tsx";
import { useSendYacht } from "#web/features/yachts/use-send-yacht.ts";
import type { Yacht } from "#web/features/yachts/use-yacht.ts";
import { YachtAside } from "#web/features/yachts/yacht-aside.tsx";
import { yachtBody } from "#web/features/yachts/yacht-body.ts";
import { yachtDays } from "#web/features/yachts/yacht-days.ts";
import { yachtFaults } from "#web/features/yachts/yacht-faults.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { useTitle } from "#web/page/use-title.ts";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { YachtAgreement } from "./yacht-agreement.tsx";
import css from "./yacht-request.module.css";

/** The request for a yacht: when, for how many, and whom to answer. */
export function YachtRequest({ yacht }: { readonly yacht: Yacht }) {
  const page = usePage();
  const { t, store } = page;
  const [, navigate] = useLocation();
  const search = pageSearch(useSearch());
  const link = useLink();
  const { request } = yacht;
  useTitle(t("common.title.missing", { title: t("yachts.order") }));

  const [moment, setMoment] = useState(() => ({
    day: request.startDate.slice(0, 10),
    clock: request.startDate.slice(11),
  }));
  const [wishes, setWishes] = useState(request.additionalInfo);
  const [typed, setTyped] = useState<Partial<YachtContact>>(typedBefore);
  const account = useStore(store, (state) => state.account);
  const contact = {
    ...NO_CONTACT,
    ...(account && prefillPassenger(NO_CONTACT, { ...account, isCustomer: false })),
    ...typed,
  };
  const phones = { ...phoneHomes(page, ""), plans: usePhonePlans(contact.phone) };

  const days = yachtDays(request.translatedFrom, useNow(), t);
  const day = request.startDate.slice(0, 10);
  const isTimed = day >= days.first && day <= days.last;
  const [tried, setTried] = useState(false);
  const faults = yachtFaults({ ...contact, wishes }, phones, tried);
  const errorOf = (field: Parameters<typeof faults.get>[0]) => {
    const fault = faults.get(field);
    return fault && t(...fault);
  };
  const { step, send } = useSendYacht();

  const submit = async () => {
    setTried(true);
    const [first] = yachtFaults({ ...contact, wishes }, phones, true).keys();
    if (first !== undefined) return document.getElementById(`yacht-${first}`)?.focus();
    keepContact(contact);
    const number = await send(yachtBody({ ...request, additionalInfo: wishes }, contact, phones));
    if (number === undefined) return;
    yacht.sent(number);
    navigate(`/yacht/order/success${search}`, { replace: true });
  };

  return (
    <form
      noValidate
      className={css["page"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTimed && step !== "sending") void submit();
      }}
    >
      <div className={css["head"]}>
        <Button look="link" icon={<Icon glyph={ChevronLeft} />} {...link(`/yacht${search}`)}>
          {t("yachts.back")}
        </Button>
        <h1 tabIndex={-1}>{t("yachts.orderHeadline")}</h1>
      </div>
      <div className={css["columns"]}>
        <div className={css["main"]}>
          <TripFields
            {...{ request, days, moment, wishes }}
            wishesError={errorOf("wishes")}
            onMoment={setMoment}
            onWishes={setWishes}
            onChange={yacht.change}
          />
          <ContactFields
            contact={contact}
            errorOf={errorOf}
            onChange={(fields) => {
              const next = { ...typed, ...fields };
              setTyped(next);
              keepContact({ ...contact, ...next });
            }}
          />
        </div>
        <YachtAside
          request={request}
          missing={isTimed ? undefined : t(missingWords(moment))}
          step={step}
          agreement={<YachtAgreement />}
        />
      </div>
    </form>
  );
}

function missingWords({ day, clock }: { readonly day: string; readonly clock: string }) {
  if (day === "") return clock === "" ? "yachts.needBoth" : "yachts.needDate";
  // Both are there: what is under the date says why it cannot be had.
  return clock === "" ? "yachts.needTime" : "yachts.needOtherDate";
}

/** What was typed in this tab before; an empty field may still be filled in from the account. */
function typedBefore(): Partial<YachtContact> {
  return Object.fromEntries(Object.entries(readContact()).filter(([, text]) => text !== ""));
}
