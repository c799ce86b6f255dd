import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { Combobox } from "#ui/combobox.tsx";
import { X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./caller-card.module.css";

type Buyer = EndpointResult<ConsoleCalls["findBuyers"]>["buyers"][number];

type BuyerChoiceProps = {
  readonly draft: PhoneDraft;
  readonly caller: EndpointResult<ConsoleCalls["findCaller"]> | undefined;
  readonly rules: EndpointResult<ConsoleCalls["getBuyer"]> | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
};

const NOBODY = { accountId: null, partnerId: null };

/** For whom the order is: the account of the phone, one that is looked for by name, a partner's visitor, or a visitor of ours. */
export function BuyerChoice({ draft, caller, rules, onChange }: BuyerChoiceProps) {
  const { t, api } = useConsole();
  const [text, setText] = useState("");
  const q = useDelayed(text.trim(), 250, "");
  const found = useQuery({
    queryKey: ["phone", "buyers", q],
    queryFn: ({ signal }) => api("findBuyers", { query: { q }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const isChosen = draft.accountId !== null || draft.partnerId !== null;
  const chosen = rules?.account ?? rules?.partner;
  const words = ({ company, role, email }: Buyer) =>
    [company, t(`console.phone.role.${role}`), email].filter(Boolean).join(" · ");
  const choose = (buyer: Buyer) => {
    setText("");
    const isPartner = buyer.role === "partner";
    onChange({
      ...(isPartner ? { accountId: null, partnerId: buyer.user_id } : { accountId: buyer.user_id, partnerId: null }),
      ...(!isPartner && draft.name === "" && { name: buyer.name }),
      ...(!isPartner && draft.email === "" && { email: buyer.email }),
    });
  };
  if (isChosen)
    return (
      <div className={css["buyer"]}>
        <p>
          <b>{chosen?.name ?? String(draft.accountId ?? draft.partnerId)}</b>
          {chosen && <span>{words(chosen)}</span>}
        </p>
        <BarButton icon={<Icon glyph={X} size={16} />} onClick={() => onChange(NOBODY)}>
          {t("console.phone.asVisitor")}
        </BarButton>
      </div>
    );
  const offered = caller?.accounts.filter(({ is_open: isOpen }) => isOpen) ?? [];
  const closed = caller?.accounts.filter(({ is_open: isOpen }) => !isOpen) ?? [];
  const buyers = q.length > 1 ? (found.data?.buyers ?? []) : [];
  return (
    <div className={css["buyers"]}>
      {offered.map((buyer) => (
        <BarButton key={buyer.user_id} onClick={() => choose(buyer)}>
          {t("console.phone.forAccount", { name: buyer.name })}
        </BarButton>
      ))}
      {closed.map(({ user_id: id, name }) => (
        <p key={id} className={css["known"]}>
          {t("console.phone.closed", { name })}
        </p>
      ))}
      <Combobox
        label={t("console.phone.buyer")}
        text={text}
        placeholder={t("console.phone.visitor")}
        options={buyers.map((buyer) => ({
          key: String(buyer.user_id),
          primary: buyer.name,
          secondary: words(buyer),
          ...(!buyer.is_open && { refusal: t("console.phone.isClosed") }),
        }))}
        searching={found.isFetching}
        emptyText={q.length > 1 ? t("console.phone.noBuyer") : undefined}
        onTextChange={setText}
        onPick={({ key }) => {
          const buyer = buyers.find(({ user_id: id }) => String(id) === key);
          if (buyer !== undefined) choose(buyer);
        }}
      />
    </div>
  );
}
