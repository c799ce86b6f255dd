import { useEffect, useRef, useState } from "react";
import { Card } from "#ui/card.tsx";
import { CircleCheck } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePhonePlans } from "#web/trip/phone/phone-plans-part.ts";
import { phoneHomes } from "#web/trip/phone/reading-now.ts";
import { requestBody, type RequestedWay } from "./request-draft.ts";
import { keepDraft, storedDraft, type RequestDraft } from "./request-draft.ts";
import { RequestForm } from "./request-form.tsx";
import css from "./route-request.module.css";
import { useSendRequest, type Sending } from "./use-send-request.ts";

/** Takes a request for a route without cars, and confirms that it has arrived. */
export function RouteRequest(way: RequestedWay) {
  const page = usePage();
  const { t } = page;
  const [draft, setDraft] = useState(storedDraft);
  const phones = { ...phoneHomes(page, way.from.country_code), plans: usePhonePlans(draft.phone) };
  const { sending, send } = useSendRequest();
  const change = (fields: Partial<RequestDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDraft(next);
  };
  if (sending.step === "sent") return <Sent {...sending} />;
  return (
    <Card title={t("prices.request")} aside={wayText(way, t)}>
      <RequestForm
        draft={draft}
        phones={phones}
        busy={sending.step === "sending"}
        failure={sending.step === "failed" ? sending.message : undefined}
        onChange={change}
        onSubmit={async () => {
          if (await send(requestBody(way, draft, phones))) keepDraft(undefined);
        }}
      />
    </Card>
  );
}

function wayText({ from, to, roundTrip }: RequestedWay, t: ReturnType<typeof usePage>["t"]): string {
  const names = { from: from.structured_formatting.main_text, to: to.structured_formatting.main_text };
  return [t("booking.route", names), roundTrip ? t("prices.perCarBoth") : ""].filter((text) => text !== "").join(", ");
}

function Sent({ number, email }: Extract<Sending, { step: "sent" }>) {
  const { t } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card label={t("prices.request")}>
      <div className={css["sent"]}>
        <Icon glyph={CircleCheck} size={24} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t("prices.request.sent", { number: String(number) })}
          </h2>
          <p>{t("prices.request.sentHint", { email })}</p>
        </div>
      </div>
    </Card>
  );
}
