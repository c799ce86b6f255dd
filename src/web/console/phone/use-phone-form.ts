import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { reachOf } from "#domain/orders/reach.ts";
import { shownDigits } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { focusTooLong } from "#ui/too-long.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { draftGaps, type Gap } from "#web/console/phone/draft/draft-gaps.ts";
import { kindOfEnds } from "#web/console/phone/draft/kind-of-ends.ts";
import { nextDraft, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { usePhoneDraft } from "#web/console/phone/draft/use-phone-draft.ts";
import { sumWith } from "#web/console/phone/prices/order-sum.ts";
import { useCertificate } from "#web/console/phone/prices/use-certificate.ts";
import { usePhonePrices } from "#web/console/phone/prices/use-phone-prices.ts";
import { useTimeWords } from "#web/console/phone/prices/use-time-words.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { useDuplicates } from "./duplicates-note.tsx";
import { focusGap, showProblem } from "./focus-gap.ts";
import { phoneBody } from "./phone-body.ts";
import { usePlaceOrder, type PlacedOrder } from "./use-place-order.ts";
import { usePressAhead, type MovedSum } from "./use-press-ahead.ts";

type BuyerRules = EndpointResult<ConsoleCalls["getBuyer"]>;

/** Fewer digits are asked about by nobody. */
const FEWEST_DIGITS = 7;
/** How often the rides of whoever calls are looked at anew. */
const LOOK_MS = 15_000;

/** Who calls, as far as their phone tells, and the rules of who buys. */
function useCallerAndBuyer(draft: PhoneDraft) {
  const { api } = useConsole();
  const phone = useDelayed(draft.phone.trim(), 250);
  const caller = useQuery({
    // What others do to orders is looked at anew here as on the board.
    queryKey: ["board", "caller", phone],
    queryFn: ({ signal }) => api("findCaller", { query: { phone }, signal }),
    enabled: phone.replaceAll(/\D/g, "").length >= FEWEST_DIGITS,
    // An order that has just been placed is among the rides a moment later.
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const { accountId, partnerId } = draft;
  const rules = useQuery({
    queryKey: ["phone", "buyer", accountId, partnerId],
    queryFn: ({ signal }) =>
      api("getBuyer", {
        query: {
          ...(accountId !== null && { account_id: accountId }),
          ...(partnerId !== null && { partner_id: partnerId }),
        },
        signal,
      }),
  });
  return { caller: phone === draft.phone.trim() ? caller.data : undefined, rules };
}

/** Sums in words, and why an order, its buyer or its certificate was refused. */
function useRefusedWords(currency: string) {
  const { t, locale } = useConsole();
  const money = (amount: unknown) => {
    const value = Number(amount);
    return formatMoney(value, currency, locale, shownDigits(value, currency));
  };
  const movedWords = ({ before, now }: MovedSum): string =>
    before === undefined ? t("console.phone.priceCame", { now }) : t("console.phone.priceChanged", { before, now });
  const refused = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t("console.unknown");
    const { old_price: before, new_price: now } = error.details;
    if (refusalCode(error) === "price-changed" && now !== undefined)
      return t("console.phone.priceChanged", { before: money(before), now: money(now) });
    if (error.lost === "network") return t("console.unknown");
    return error.message === "" ? t("console.unknown") : error.message;
  };
  return { money, movedWords, refused };
}

/** How the buyer may pay in this currency, and which way is chosen. */
function usePayChoices({ payBy }: PhoneDraft, rules: BuyerRules | undefined, currency: string | undefined) {
  const { cardCurrencies } = useConsole();
  const ways = rules?.pay ?? ["card"];
  const toDriver = ways.filter(isPaidToDriver);
  const isCash = currency !== undefined && !cardCurrencies.includes(currency) && toDriver.length > 0;
  const choices = isCash ? toDriver : ways;
  return { choices, payBy: payBy !== null && choices.includes(payBy) ? payBy : (choices[0] ?? "card") };
}

/** What the draft still lacks, in the order of the form, with the words for each. */
function useGaps(
  draft: PhoneDraft,
  rules: BuyerRules | undefined,
  {
    prices,
    sum,
    isCodeRefused,
  }: {
    readonly prices: ReturnType<typeof usePhonePrices>;
    readonly sum: ReturnType<typeof usePhonePrices>["sum"];
    readonly isCodeRefused: boolean;
  },
) {
  const { t } = useConsole();
  const saidThere = useTimeWords(draft, 0, { own: prices.lostThere?.price_id });
  const gaps = draftGaps(draft, rules, {
    kinds: sum?.rides.map(kindOfEnds) ?? [],
    hasClass: prices.chosen !== undefined,
    isFlexible: sum?.rides.some(({ flexible_tariff: isFlexible }) => isFlexible) ?? false,
    isCodeRefused,
    isThereLost: prices.lostThere !== undefined,
    isBackLost: prices.isBackLost,
  });
  const gapWords = (missing: Gap): string => {
    if (missing === "time" && prices.lostThere !== undefined)
      return saidThere.words.join(". ") || t("console.phone.gap.timeLost");
    return t(missing === "timeBack" && prices.isBackLost ? "console.phone.backLost" : `console.phone.gap.${missing}`);
  };
  return { gaps, gapWords };
}

/** Everything that the form of a telephone order works with. */
export function usePhoneForm() {
  const { api } = useConsole();
  const { draft, put, change, replace } = usePhoneDraft();
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [pressed, setPressed] = useState(false);
  const prices = usePhonePrices(draft);
  const { caller, rules } = useCallerAndBuyer(draft);
  const duplicates = useDuplicates(draft, prices);
  const { data: session } = useQuery(sessionQuery(api));
  const email = rules.data?.own_email || draft.email.trim();
  const reach = reachOf({ email, isByPhone: true }, session?.sends.to_travellers ?? { email: true, text: false });
  const { sum: full } = prices;
  const certificate = useCertificate(draft, full);
  const sum = full !== undefined && certificate.taken !== undefined ? sumWith(full, certificate.taken) : full;
  const isAsking = prices.isAsking || certificate.isAsking;
  const { choices, payBy } = usePayChoices(draft, rules.data, sum?.currency);
  const { gaps, gapWords } = useGaps(draft, rules.data, { prices, sum, isCodeRefused: certificate.error !== null });
  const placing = usePlaceOrder((order) => {
    setPlaced(order);
    setPressed(false);
    replace(nextDraft(draft));
  });
  const { money, movedWords, refused } = useRefusedWords(sum?.currency ?? "");
  const total = sum === undefined ? undefined : money(sum.total);
  const ahead = usePressAhead({ isAsking, total, onGo: () => place() });
  /** What the form lacks or was refused for: the field, where there is one, and why. */
  const [gap] = gaps.filter((one) => !(isAsking && one === "class"));
  const refusedField = placing.error instanceof ApiError ? placing.error.details["field"] : undefined;
  const wrong =
    pressed && gap !== undefined
      ? { field: gap, words: gapWords(gap) }
      : ahead.moved !== undefined
        ? { field: "", words: movedWords(ahead.moved) }
        : placing.error === null
          ? undefined
          : { field: typeof refusedField === "string" ? refusedField : "", words: refused(placing.error) };
  const place = () => {
    if (focusTooLong(document)) return;
    setPressed(true);
    ahead.forget();
    if (gap !== undefined) focusGap(gap);
    if (gap !== undefined || placing.isPending) return;
    if (isAsking) return ahead.wait();
    if (sum === undefined) return;
    const hasCostCenter = rules.data !== undefined && rules.data.cost_center !== "hidden";
    placing.mutate(
      { body: phoneBody(draft, sum, { hasCostCenter, payBy }), attempt: draft.attempt },
      {
        onError: (error) => {
          const code = refusalCode(error);
          // The next press is another order only where this one certainly is none of it.
          if (code === "attempt-conflict") change({ attempt: newAttemptKey() });
          if (code !== undefined) prices.again();
          const { field } = error instanceof ApiError ? error.details : {};
          if (typeof field === "string") focusGap(field);
          else showProblem();
        },
      },
    );
  };
  return {
    draft,
    put: (next: PhoneDraft) => {
      ahead.forget();
      placing.reset();
      put(next);
    },
    change: (fields: Partial<PhoneDraft>) => {
      ahead.forget();
      placing.reset();
      change(fields);
    },
    prices,
    sum,
    isAsking,
    codeProblem: certificate.error === null ? undefined : refused(certificate.error),
    caller,
    rules: rules.data,
    buyerProblem: rules.error === null ? undefined : refused(rules.error),
    duplicates,
    choices,
    payBy,
    wrong,
    /** Where e-mails go; empty while nobody knows. */
    email,
    reach,
    isPlacing: placing.isPending,
    isWaiting: ahead.isWaiting,
    total,
    place,
    placed,
    next: () => setPlaced(undefined),
  };
}

/** The same, as the parts of the page get it. */
export type PhoneForm = ReturnType<typeof usePhoneForm>;
