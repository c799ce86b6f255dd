import { VIEWERS_MOST } from "#domain/booking/company-fields.ts";
import { viewerRows, withViewer, type DraftViewer } from "#domain/booking/viewer-list.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Plus, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { usePage } from "#web/page/page.tsx";
import { PhoneInput } from "#web/trip/phone/phone-input.tsx";
import css from "./company-card.module.css";

type ViewersFieldProps = {
  readonly on: boolean;
  /** Country of the pick-up. */
  readonly pickup: string;
  readonly viewers: readonly DraftViewer[];
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onToggle: (on: boolean) => void;
  readonly onChange: (viewers: readonly DraftViewer[]) => void;
};

/** A box that opens a list of phone numbers to update about the trip. */
export function ViewersField({ on, pickup, viewers, errorOf, onToggle, onChange }: ViewersFieldProps) {
  const { t } = usePage();
  const rows = viewerRows(viewers);
  const put = (id: string, phone: string) => onChange(rows.map((row) => (row.id === id ? { id, phone } : row)));
  // Once the form was tried, the field says it.
  const isNobody = on && rows.every(({ phone }) => phone.trim() === "") && errorOf("viewer-0") === undefined;
  return (
    <div className={css["viewers"]}>
      <Checkbox
        label={t("accounts.viewers")}
        note={t(isNobody ? "accounts.viewersNobody" : "accounts.viewersNote")}
        checked={on}
        onChange={onToggle}
      />
      {on && (
        <div className={css["phones"]}>
          {rows.map(({ id, phone }, index) => (
            <PhoneInput
              key={id}
              id={`viewer-${index}` satisfies FieldId}
              label={t("accounts.viewerPhone", { number: index + 1 })}
              value={phone}
              error={errorOf(`viewer-${index}`)}
              pickup={pickup}
              autoComplete="off"
              onChange={(text) => put(id, text)}
              trailing={
                rows.length > 1 && (
                  <IconButton
                    label={t("accounts.removeViewer", { number: index + 1 })}
                    look="quiet"
                    icon={<Icon glyph={X} size={18} />}
                    onClick={() => {
                      onChange(rows.filter((row) => row.id !== id));
                      focusField(`viewer-${Math.max(0, index - 1)}`);
                    }}
                  />
                )
              }
            />
          ))}
          {rows.length < VIEWERS_MOST && (
            <Button
              look="link"
              icon={<Icon glyph={Plus} size={18} />}
              onClick={() => {
                onChange(withViewer(rows));
                requestAnimationFrame(() => focusField(`viewer-${rows.length}`));
              }}
            >
              {t("accounts.addViewer")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
