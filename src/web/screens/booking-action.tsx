import type { ComponentProps } from "react";
import { changePart } from "#web/features/orders/change/change-part.ts";
import { PlaceOrderAction } from "#web/features/orders/place-order-action.tsx";
import { CardMost } from "#web/features/payments/card-most.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import type { BookingState } from "./use-booking.ts";

const changeAction = changePart("ChangeAction");
const payParts = () => import("#web/features/payments/pay-parts.ts").then((file) => file.payParts);
const payFailure = pagePart(() => payParts().then(({ PayFailure }) => PayFailure));
const payLink = pagePart(() => payParts().then(({ PayLink }) => PayLink));
payFailure.preload();

type BookingActionProps = {
  readonly booking: BookingState;
  readonly picked: PickedOffer;
  readonly form: Pick<ComponentProps<typeof PlaceOrderAction>, "faults" | "problem" | "checking">;
};

/** The main button of the form: places the order, saves its change, or pays what was placed. */
export function BookingAction({ booking, picked, form }: BookingActionProps) {
  const { money } = usePricedPage();
  const { offer, draft, total, paysNow, currency, orderHref } = booking;
  const { pay, opening, problem, link } = booking.payment;
  const { placing, earlier, accept, checkNow } = booking.ordering;
  const { made, way, choose, mayPay } = booking.before;
  const action = { placing, total, paysNow, currency, onAccept: accept, onCheckNow: checkNow };
  if (placing.step === "placed" && problem)
    return (
      <LaterPart
        part={payFailure}
        wanted
        props={{
          problem,
          orderNumber: String(placing.order.orderId),
          busy: opening,
          onRetry: () => pay(placing.order.transaction, placing.order.orderKey),
          orderHref: orderHref(placing.order.orderId),
        }}
      />
    );
  if (placing.step === "placed" && link !== undefined)
    return <LaterPart part={payLink} wanted props={{ link, total, currency }} />;
  const paymentNote = (sum: number) => <CardMost sum={sum} currency={currency} />;
  if (picked.changes !== undefined)
    return (
      <LaterPart
        part={changeAction}
        wanted
        props={{ ...form, ...action, orderId: picked.changes, offer, draft, paymentNote }}
      />
    );
  return (
    <PlaceOrderAction
      {...form}
      {...action}
      note={paysNow && paymentNote(total)}
      earlier={
        way &&
        earlier && {
          way,
          about: earlier.as?.for,
          orderId: earlier.order.orderId,
          orderHref: orderHref(earlier.order.orderId),
          onPay: mayPay ? () => pay(earlier.order.transaction, earlier.order.orderKey) : undefined,
          due: made?.can.pay === true ? money(made.account.due, made.currency) : undefined,
          onChoose: choose,
        }
      }
    />
  );
}
