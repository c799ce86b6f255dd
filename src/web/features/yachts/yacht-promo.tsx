import { LifeBuoy, Mail, Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { MotorYacht } from "#web/features/yachts/drawings/motor-yacht.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./yacht-promo.module.css";

/** What yachts are about, and whom to ask about them. */
export function YachtPromo() {
  const { t } = usePage();
  return (
    <>
      <div className={css["scene"]} aria-hidden="true">
        <Sea />
      </div>
      <div className={css["words"]}>
        <h1 tabIndex={-1}>{t("yachts.headline")}</h1>
        <p className={css["lead"]}>{t("yachts.lead")}</p>
      </div>
      <Manager />
    </>
  );
}

/** The operator's own contact; an operator that has set none has none shown. */
function Manager() {
  const { t, options } = usePage();
  const { phone, mail, hours } = options.seller;
  if (phone === undefined && mail === undefined) return null;
  return (
    <section className={css["manager"]} data-surface="paper" aria-label={t("yachts.manager")}>
      <span className={css["face"]}>
        <Icon glyph={LifeBuoy} size={22} />
      </span>
      <div className={css["said"]}>
        <h2>{t("yachts.manager")}</h2>
        {phone !== undefined && <p>{phone}</p>}
        {phone === undefined && <p>{mail}</p>}
        {hours !== undefined && phone !== undefined && <p>{t("yachts.manager.hours", { hours })}</p>}
      </div>
      {phone !== undefined && (
        <a
          className={css["way"]}
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          aria-label={t("yachts.manager.call", { phone })}
        >
          <Icon glyph={Phone} />
        </a>
      )}
      {mail !== undefined && (
        <a className={css["way"]} href={`mailto:${mail}`} aria-label={t("yachts.manager.write", { mail })}>
          <Icon glyph={Mail} />
        </a>
      )}
    </section>
  );
}

function Sea() {
  return (
    <svg viewBox="0 0 1170 420" preserveAspectRatio="xMidYMax slice" fill="none">
      <path fill="#e9f0ee" d="M0 0H1170V420H0Z" />
      <circle cx="862" cy="166" r="42" fill="#fcf4de" />
      <path fill="#cfddd5" d="M0 252V232Q130 168 270 210T520 190T800 176T1170 210V252Z" />
      <path fill="#bdd0c6" d="M0 252V242Q120 196 240 226T430 214T640 252Z" />
      <path fill="#8fab9f" d="M850 252Q960 220 1170 228V252Z" />
      <path fill="#fff" d="M936 242L942 188H966L972 242Z" />
      <path fill="#cf8c6b" d="M939 220L941 204H967L969 220ZM936 176L954 164L972 176Z" />
      <path fill="#1f3a4a" d="M940 176H968V188H940Z" />
      <path fill="#bcd6e4" d="M0 250H1170V420H0Z" />
      <path fill="#b0cfe0" d="M0 340Q300 324 600 338T1170 332V420H0Z" />
      <path
        stroke="#e3eff5"
        strokeWidth="2"
        d="M30 280H80M180 296H232M340 276H380M470 318H520M900 288H950M1040 308H1096M1080 272H1120"
      />
      <g transform="translate(540 132) scale(1.45)">
        <MotorYacht />
      </g>
      <ellipse cx="706" cy="302" rx="180" ry="4" fill="#e3eff5" />
    </svg>
  );
}
