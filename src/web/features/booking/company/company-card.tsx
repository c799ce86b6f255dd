import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ALLOWANCES, type CompanyFields } from "#domain/booking/company-fields.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { mayHaveCoordinator, tripCoordinator } from "#domain/orders/coordinator.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Info, Building2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { SearchDropdown } from "#ui/search-dropdown.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";
import { isFlexible } from "#web/trip/picked-offer.ts";
import css from "./company-card.module.css";
import { rememberViewers } from "./remember-viewers.ts";
import { ViewersField } from "./viewers-field.tsx";

/** Cost centres per page. */
const COST_CENTER_PAGE = 10;

/** The search waits this long after the last keystroke. */
const COST_CENTER_DELAY_MS = 300;

/** The company's cost centres whose title contains a text, page after page until all have loaded. */
function useCostCenters(title: string) {
  const api = useApi();
  const asked = useDelayed(title.trim(), COST_CENTER_DELAY_MS);
  const found = useInfiniteQuery({
    queryKey: ["cost-centers", asked],
    queryFn: ({ pageParam, signal }) =>
      api("searchCostCenters", { query: { title: asked, page: pageParam, limit: COST_CENTER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page_data: { page, total_items: total } }) =>
      page * COST_CENTER_PAGE < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const isRetrying = found.isError && found.isFetching && !found.isFetchingNextPage;
  return {
    items: found.data?.pages.flatMap(({ items }) => items) ?? [],
    total: found.data?.pages[0]?.page_data.total_items ?? 0,
    searching: asked !== title.trim() || found.isPending || found.isPlaceholderData || isRetrying,
    isFailed: found.isError && !found.isFetching,
    retry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch()),
    hasMore: found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    more: () => {
      if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
    },
  };
}

type CostCenterFieldProps = {
  readonly chosen: CompanyFields["costCenter"];
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange: (costCenter: CompanyFields["costCenter"]) => void;
};

/**
 * Chooses one of the company's cost centres: the list opens with the first ten, typing searches, scrolling to its end loads
 * more.
 */
function CostCenterField({ chosen, required, error, onChange }: CostCenterFieldProps) {
  const { t } = usePage();
  const [text, setText] = useState("");
  const found = useCostCenters(text);
  return (
    <SearchDropdown
      id={"cost-center" satisfies FieldId}
      label={t("accounts.costCenter")}
      optional={required ? undefined : <Optional />}
      icon={<Icon glyph={Building2} />}
      placeholder={t("accounts.costCenterHint")}
      value={chosen && { key: String(chosen.id), primary: chosen.title }}
      options={found.items.map(({ id, title }) => ({ key: String(id), primary: title }))}
      count={found.total}
      hasMore={found.hasMore}
      searching={found.searching}
      loadingMore={found.isLoadingMore}
      loadingText={t("accounts.loadingMore")}
      emptyText={t("accounts.costCenterNone")}
      resultsText={t("accounts.costCenterShown", { shown: found.items.length, count: found.total })}
      failure={
        found.isFailed
          ? { text: t("accounts.costCenterFailed"), retryLabel: t("common.retry"), onRetry: found.retry }
          : undefined
      }
      clearLabel={t("accounts.costCenterClear")}
      openLabel={t("accounts.costCenterOpen")}
      required={required}
      error={error}
      onSearch={setText}
      onMore={found.more}
      onChange={(option) => onChange(option && { id: Number(option.key), title: option.primary })}
    />
  );
}

/** Who answers for a large party, with a company's own number and the language of messages. */
function CoordinatorFields({ offer, draft, rules, errorOf, onChange }: CardProps) {
  const { t } = usePage();
  const { company } = draft;
  const { capacity } = offer.price.car_class;
  const name = tripCoordinator(firstPassenger(draft), capacity, rules.hasCoordinator).name.trim();
  return (
    <div className={css["coordinator"]}>
      {name !== "" && (
        <p className={css["note"]}>
          <Icon glyph={Info} size={18} />
          <span>{t("accounts.coordinator", { name })}</span>
        </p>
      )}
      <TextField
        id={"coordinator-number" satisfies FieldId}
        label={t("accounts.coordinatorNumber")}
        optional={<Optional />}
        value={company.coordinatorNumber}
        error={errorOf("coordinator-number")}
        autoComplete="off"
        onChange={(coordinatorNumber) => onChange({ type: "company", fields: { coordinatorNumber } })}
      />
      {rules.sendsTexts && (
        <Checkbox
          label={t("accounts.englishSms")}
          checked={company.englishSms}
          onChange={(englishSms) => onChange({ type: "company", fields: { englishSms } })}
        />
      )}
    </div>
  );
}

/** A company's fields of an order: cost centre, numbers, people to update, and extras the payer allows; nothing where it has none. */
export function CompanyCard(props: CardProps) {
  const { offer, draft, rules, errorOf, onChange } = props;
  const { t } = usePage();
  const { company, people } = draft;
  const hasAllowances = rules.hasAllowances && isFlexible(offer);
  const hasCoordinator = mayHaveCoordinator(offer.price.car_class.capacity, rules.hasCoordinator);
  const hasNumbers = rules.costCenter !== "hidden" || rules.hasOrderNumber;
  if (!hasNumbers && !rules.hasViewers && !hasAllowances && !hasCoordinator) return null;
  const change = (fields: Partial<typeof company>) => onChange({ type: "company", fields });
  return (
    <Card title={t("accounts.company")}>
      <div className={css["fields"]}>
        {rules.costCenter !== "hidden" && (
          <CostCenterField
            chosen={company.costCenter}
            required={rules.costCenter === "demanded"}
            error={errorOf("cost-center")}
            onChange={(costCenter) => change({ costCenter })}
          />
        )}
        {rules.hasOrderNumber && (
          <TextField
            id={"order-number" satisfies FieldId}
            label={t("accounts.orderNumber")}
            value={company.orderNumber}
            error={errorOf("order-number")}
            autoComplete="off"
            required
            onChange={(orderNumber) => change({ orderNumber })}
          />
        )}
      </div>
      {rules.hasViewers && (
        <ViewersField
          on={company.hasViewers}
          pickup={offer.from.country_code}
          viewers={people.viewers}
          errorOf={errorOf}
          onToggle={(hasViewers) => {
            rememberViewers(hasViewers);
            change({ hasViewers });
          }}
          onChange={(viewers) => onChange({ type: "people", fields: { viewers } })}
        />
      )}
      {hasAllowances && (
        <fieldset className={css["allowed"]}>
          <legend>{t("accounts.allowed")}</legend>
          {ALLOWANCES.map((name) => (
            <Checkbox
              key={name}
              label={t(`accounts.allow.${name}`)}
              checked={company.allowed.includes(name)}
              onChange={(on) =>
                change({ allowed: on ? [...company.allowed, name] : company.allowed.filter((other) => other !== name) })
              }
            />
          ))}
        </fieldset>
      )}
      {hasCoordinator && <CoordinatorFields {...props} />}
    </Card>
  );
}
