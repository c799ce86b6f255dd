import { useState } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { ShownContacts } from "#contract/console/orders/show-contacts.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindowValue } from "#web/console/app/use-window.ts";
import { ContactsDialog } from "./contacts-dialog.tsx";
import { DeskCard, Fact } from "./desk-card.tsx";
import { OrderLink } from "./order-link.tsx";

/** Who ordered, how to reach them, in what language, and through whom; hidden contacts are shown for a reason that is written down. */
export function PersonCard({ order }: { readonly order: DeskOrderView }) {
  const { t, wordOf } = useConsole();
  const mayPlace = useRights()("placing") === "works";
  const { customer, partner, company, view } = order;
  const [asks, setAsks] = useWindowValue<boolean>(`contacts-of-${order.order_id}`);
  const [contacts, setContacts] = useState<ShownContacts>();
  const given = view.trips[0]?.given;
  const reach = order.trips[0]?.reach;
  const isHidden = customer.phone === null || customer.email === null;
  const phone = customer.phone ?? contacts?.phone;
  const email = customer.email ?? contacts?.email;
  return (
    <DeskCard
      title={t("console.customer")}
      aside={
        isHidden &&
        contacts === undefined && <BarButton onClick={() => setAsks(true)}>{t("console.audit.show")}</BarButton>
      }
    >
      <dl>
        <Fact label={t("console.phone")}>
          {phone === undefined ? t("console.masked") : <a href={`tel:${phone}`}>{phone}</a>}
        </Fact>
        <Fact label={t("console.email")}>
          {email === undefined ? (
            t("console.masked")
          ) : email === "" ? (
            t(`console.noEmail.${reach === "text" ? "text" : "call"}`)
          ) : (
            <a href={`mailto:${email}`}>{email}</a>
          )}
        </Fact>
        {contacts?.people.map((one) => (
          <Fact key={`${one.name} ${one.phone}`} label={t("console.audit.people")}>
            {one.name} <a href={`tel:${one.phone}`}>{one.phone}</a>
          </Fact>
        ))}
        <Fact label={t("console.lang")}>{wordOf("console.lang", customer.lang)}</Fact>
        <Fact label={t("console.source")}>{partner?.name ?? company?.name ?? t("console.ownSite")}</Fact>
        {given !== undefined && given.cost_center !== "" && (
          <Fact label={t("console.costCenter")}>{given.cost_center}</Fact>
        )}
        {given !== undefined && given.internal_number !== "" && (
          <Fact label={t("console.internalNumber")}>{given.internal_number}</Fact>
        )}
      </dl>
      {customer.email === "" && order.is_by_phone && mayPlace && <OrderLink orderId={order.order_id} />}
      {asks && (
        <ContactsDialog
          orderId={order.order_id}
          onShown={(shown) => {
            setContacts(shown);
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </DeskCard>
  );
}
