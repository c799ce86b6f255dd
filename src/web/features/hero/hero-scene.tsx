import { Pencil } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { SignField } from "#ui/sign-field.tsx";
import { useTooLong } from "#ui/too-long.ts";
import { usePage } from "#web/page/page.tsx";
import { SIGN_LIMIT, useSignName } from "#web/trip/sign-name.ts";
import { Driver, Hands } from "./driver.tsx";
import { Hall } from "./hall.tsx";
import css from "./hero-scene.module.css";

/** The arrivals hall with the driver, whose yellow sign takes the traveller's name; only the sign is there for a screen reader. */
export function HeroScene() {
  const { t } = usePage();
  const [name, setName] = useSignName();
  const tooLong = useTooLong(name, SIGN_LIMIT);
  return (
    <div className={css["scene"]}>
      <div className={css["frame"]}>
        <svg className={css["drawing"]} viewBox="0 0 1170 452" fill="none" aria-hidden="true">
          <Hall />
          <Driver />
        </svg>
        <div className={css["sign"]}>
          <SignField
            label={t("places.sign")}
            placeholder={t("places.how.signName")}
            value={name}
            onChange={setName}
            most={SIGN_LIMIT}
          />
        </div>
        <svg className={css["drawing"]} viewBox="0 0 1170 452" fill="none" aria-hidden="true">
          <Hands />
        </svg>
      </div>
      <span
        className={css["hint"]}
        data-surface="paper"
        data-written={name === "" || tooLong ? undefined : ""}
        role={tooLong && "alert"}
        aria-hidden={tooLong === undefined}
      >
        <Icon glyph={Pencil} size={16} />
        {tooLong ?? t("places.sign")}
      </span>
    </div>
  );
}
