import { useState } from "react";
import type { CompanyFields } from "#domain/booking/company-fields.ts";
import { Building2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { SearchDropdown } from "#ui/search-dropdown.tsx";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { usePage } from "#web/page/page.tsx";
import { useCostCenters } from "./use-cost-centers.ts";

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
export function CostCenterField({ chosen, required, error, onChange }: CostCenterFieldProps) {
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
