import { useState } from "react";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { mayBecome } from "#domain/requests/request-state.ts";
import { CircleSlash, Undo2, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { RequestSaidPart } from "#web/console/offers/offer-news.tsx";
import { useOfferMeanwhile } from "#web/console/offers/use-offer-meanwhile.ts";
import { WayOfferForm } from "#web/console/offers/way-offer-form.tsx";
import { YachtOfferForm } from "#web/console/offers/yacht-offer-form.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import css from "./request-page.module.css";
import { TurnDownDialog } from "./turn-down-dialog.tsx";
import { useRequestActions } from "./use-request-actions.ts";

type AnswerPartProps = { readonly page: RequestPageView; readonly now: number; readonly mayOffer: boolean };

/** How a request is answered: with an offer, with a reason why not, or not at all; and how it was. */
export function AnswerPart({ page, now, mayOffer }: AnswerPartProps) {
  const { t } = useConsole();
  const { request, answer, offers } = page;
  const [window, setWindow] = useWindow<"decline" | "close">(`${request.kind}-request`, request.request_id);
  const [isReplacing, setReplacing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const meanwhile = useOfferMeanwhile(page, isWriting);
  const actions = useRequestActions(meanwhile.seen, meanwhile.takeOver);
  const { version } = meanwhile.seen.request;
  const open = offers.find(({ standing }) => standing === "open");
  const canOffer = mayBecome(request.state, "answered");
  // What somebody has begun to write stays, whatever others do meanwhile.
  const showsForm = mayOffer && (isWriting || (canOffer && (open === undefined || isReplacing)));
  const form = {
    meanwhile: canOffer ? meanwhile : { ...meanwhile, takeOver: () => setWriting(false) },
    now,
    isBusy: actions.isBusy,
    onType: () => setWriting(true),
  };
  const sent = (isSent: boolean): boolean => {
    if (isSent) setReplacing(false);
    if (isSent) setWriting(false);
    return isSent;
  };
  return (
    <>
      <div role="status" className={css["said"]} data-bad={actions.said?.isBad || undefined}>
        <RequestSaidPart said={actions.said} />
      </div>
      {answer !== null && (
        <DeskCard title={t(`console.requests.state.${request.state}`)}>
          {answer.reason !== null && answer.reason !== "other" && (
            <p>{t(`console.requests.reason.${answer.reason}`)}</p>
          )}
          {[answer.words, answer.note].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer.other_way !== "" && <p>{t("console.requests.otherWaySaid", { text: answer.other_way })}</p>}
          <p className={css["second"]}>{answer.by}</p>
        </DeskCard>
      )}
      {(mayBecome(request.state, "declined") || mayBecome(request.state, "closed") || canOffer) && (
        <div className={css["bar"]}>
          {open !== undefined && mayOffer && (
            <>
              {!isReplacing && !isWriting && (
                <BarButton onClick={() => setReplacing(true)}>{t("console.requests.replace")}</BarButton>
              )}
              <BarButton
                icon={<Icon glyph={Undo2} size={16} />}
                disabled={actions.isBusy}
                onClick={() => void actions.act("withdrawOffer", { offer_id: open.offer_id, version })}
              >
                {t("console.requests.withdraw")}
              </BarButton>
            </>
          )}
          {mayBecome(request.state, "declined") && (
            <BarButton icon={<Icon glyph={CircleSlash} size={16} />} onClick={() => setWindow("decline")}>
              {t("console.requests.decline")}
            </BarButton>
          )}
          {mayBecome(request.state, "closed") && (
            <BarButton icon={<Icon glyph={X} size={16} />} onClick={() => setWindow("close")}>
              {t("console.requests.close")}
            </BarButton>
          )}
        </div>
      )}
      {showsForm && request.kind === "yacht" && (
        <YachtOfferForm
          {...form}
          onSend={async (offer) => sent(await actions.act("makeYachtOffer", { ...offer, version }))}
          onPhoto={(photo) => actions.act("addYachtPhoto", { photo, version })}
        />
      )}
      {showsForm && request.kind === "way" && (
        <WayOfferForm {...form} onSend={async (offer) => sent(await actions.act("makeOffer", { ...offer, version }))} />
      )}
      {canOffer && !mayOffer && <p className={css["second"]}>{t("console.requests.noOfferRight")}</p>}
      {window !== undefined && (
        <TurnDownDialog
          kind={window}
          requestKind={request.kind}
          draft={`console-request-${request.kind}-${request.request_id}`}
          said={actions.said?.isBad === true ? <RequestSaidPart said={actions.said} /> : undefined}
          isBusy={actions.isBusy}
          onDecline={(decline) => actions.act("declineRequest", { ...decline, version })}
          onCloseRequest={(note) => actions.act("closeRequest", { note, version })}
          onClose={() => setWindow(undefined)}
        />
      )}
    </>
  );
}
