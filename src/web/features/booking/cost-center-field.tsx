import { useState, type UIEvent } from "react";
import type { CompanyFields } from "#domain/booking/company-fields.ts";
import { Building2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { PlaceCombobox } from "#ui/place-combobox.tsx";
import { usePage } from "#web/lib/page.tsx";
import css from "./company-card.module.css";
import type { FieldId } from "./field-id.ts";
import { useCostCenters } from "./use-cost-centers.ts";

/** So near the end of the list the next page is fetched, in pixels. */
const NEAR_END = 60;

type CostCenterFieldProps = {
  readonly chosen: CompanyFields["costCenter"];
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange: (costCenter: CompanyFields["costCenter"]) => void;
};

/** Chooses a cost centre of the company: the list opens with the first ten, typing searches it, its end brings more (BKF-11). */
export function CostCenterField({ chosen, required, error, onChange }: CostCenterFieldProps) {
  const { t } = usePage();
  const [text, setText] = useState(chosen?.title ?? "");
  // With a choice made the list offers all the others, not the one alone.
  const found = useCostCenters(text === chosen?.title ? "" : text);
  const nearEnd = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < NEAR_END) found.more();
  };
  return (
    <div onScrollCapture={nearEnd}>
      <PlaceCombobox
        id={"cost-center" satisfies FieldId}
        label={t(required ? "accounts.costCenter" : "accounts.costCenterIfAny")}
        icon={<Icon glyph={Building2} />}
        placeholder={t("accounts.costCenterHint")}
        text={text}
        options={found.items.map(({ id, title }) => ({ key: String(id), primary: title }))}
        searching={found.searching}
        emptyText={t("accounts.costCenterNone")}
        resultsText={t("accounts.costCenterFound", { count: found.items.length })}
        failure={
          found.isFailed
            ? { text: t("accounts.costCenterFailed"), retryLabel: t("common.retry"), onRetry: found.retry }
            : undefined
        }
        clearLabel={t("accounts.costCenterClear")}
        required={required}
        error={error}
        footer={
          found.hasMore && (
            <button
              type="button"
              tabIndex={-1}
              className={css["more"]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={found.more}
            >
              {t(found.isLoadingMore ? "accounts.loadingMore" : "accounts.more")}
            </button>
          )
        }
        onTextChange={(typed) => {
          setText(typed);
          const exact = found.items.find(({ title }) => title.toLowerCase() === typed.trim().toLowerCase());
          onChange(exact ?? null);
        }}
        onPick={({ key, primary }) => {
          setText(primary);
          onChange({ id: Number(key), title: primary });
        }}
        onBlur={() => {
          // What was typed and not chosen would look like a choice.
          if (chosen === null && !required) setText("");
          if (chosen !== null) setText(chosen.title);
        }}
      />
    </div>
  );
}
