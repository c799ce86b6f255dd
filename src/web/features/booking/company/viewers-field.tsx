import { VIEWERS_MOST } from "#domain/booking/company-fields.ts";
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
  readonly phones: readonly string[];
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onToggle: (on: boolean) => void;
  readonly onPhones: (phones: readonly string[]) => void;
};

/** A box that opens a list of phone numbers to update about the trip (BKF-12). */
export function ViewersField({ on, pickup, phones, errorOf, onToggle, onPhones }: ViewersFieldProps) {
  const { t } = usePage();
  const shown = phones.length === 0 ? [""] : phones;
  const put = (at: number, phone: string) => onPhones(shown.map((old, index) => (index === at ? phone : old)));
  return (
    <div className={css["viewers"]}>
      <Checkbox label={t("accounts.viewers")} note={t("accounts.viewersNote")} checked={on} onChange={onToggle} />
      {on && (
        <div className={css["phones"]}>
          {shown.map((phone, index) => (
            <PhoneInput
              // Only the position in the list tells two empty phones apart.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              id={`viewer-${index}` satisfies FieldId}
              label={t("accounts.viewerPhone", { number: index + 1 })}
              value={phone}
              error={errorOf(`viewer-${index}`)}
              pickup={pickup}
              autoComplete="off"
              onChange={(text) => put(index, text)}
              trailing={
                shown.length > 1 && (
                  <IconButton
                    label={t("accounts.removeViewer", { number: index + 1 })}
                    look="quiet"
                    icon={<Icon glyph={X} size={18} />}
                    onClick={() => {
                      onPhones(shown.filter((_, other) => other !== index));
                      focusField(`viewer-${Math.max(0, index - 1)}`);
                    }}
                  />
                )
              }
            />
          ))}
          {shown.length < VIEWERS_MOST && (
            <Button
              look="link"
              icon={<Icon glyph={Plus} size={18} />}
              onClick={() => {
                onPhones([...shown, ""]);
                requestAnimationFrame(() => focusField(`viewer-${shown.length}`));
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
