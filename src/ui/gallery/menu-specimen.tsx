import { useState } from "react";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Building2, House, Languages, LogOut, Luggage, SlidersHorizontal, UserRound, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";

const texts = {
  ru: {
    account: "Анна Иванова",
    menuOf: "Меню: Анна Иванова",
    rides: "Мои поездки",
    company: "Компания",
    companyNote: "нет доступа",
    wallet: "Способы оплаты",
    site: "На сайт",
    out: "Выйти",
    language: "Язык",
    extras: "Удобства",
    seat: "Детское кресло",
    sign: "Встреча с табличкой",
    boat: "Багаж сверх нормы",
    boatNote: "только минивэн",
    late: "Ждать дольше часа",
    payment: "Оплата",
    none: "не выбрана",
    card: "Картой",
    driver: "Водителю",
    done: "Выбрано",
  },
  en: {
    account: "Anna Ivanova",
    menuOf: "Menu: Anna Ivanova",
    rides: "My rides",
    company: "Company",
    companyNote: "no access",
    wallet: "Ways to pay",
    site: "To the site",
    out: "Log out",
    language: "Language",
    extras: "Extras",
    seat: "Child seat",
    sign: "Meet with a sign",
    boat: "Bulky luggage",
    boatNote: "minivan only",
    late: "Wait over an hour",
    payment: "Payment",
    none: "not chosen",
    card: "By card",
    driver: "To the driver",
    done: "Chosen",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [done, setDone] = useState("");
  const [language, setLanguage] = useState<readonly string[]>([locale]);
  const [extras, setExtras] = useState<readonly string[]>(["sign"]);
  const [payment, setPayment] = useState<readonly string[]>([]);
  const languages = [
    { key: "ru", label: "Русский", lang: "ru" },
    { key: "en", label: "English", lang: "en" },
    { key: "de", label: "Deutsch", lang: "de", disabled: true },
  ];
  const ways = [
    { key: "card", label: t.card },
    { key: "driver", label: t.driver },
  ];
  const nameOf = (list: readonly { readonly key: string; readonly label: string }[], [first]: readonly string[]) =>
    list.find(({ key }) => key === first)?.label;
  return (
    <>
      <States look="row">
        <Menu
          label={t.menuOf}
          text={t.account}
          icon={<Icon glyph={UserRound} />}
          items={[
            { key: "rides", label: t.rides, icon: <Icon glyph={Luggage} size={18} /> },
            { key: "wallet", label: t.wallet, icon: <Icon glyph={Wallet} size={18} /> },
            {
              key: "company",
              label: t.company,
              note: t.companyNote,
              icon: <Icon glyph={Building2} size={18} />,
              disabled: true,
            },
            { key: "site", label: t.site, icon: <Icon glyph={House} size={18} />, href: "#menu" },
            { key: "out", label: t.out, icon: <Icon glyph={LogOut} size={18} />, apart: true },
          ]}
          onPick={(key) => setDone(key)}
        />
        <Menu
          label={`${t.extras}: ${extras.length}`}
          text={`${t.extras}: ${extras.length}`}
          icon={<Icon glyph={SlidersHorizontal} size={18} />}
          mode="check"
          items={[
            { key: "seat", label: t.seat },
            { key: "sign", label: t.sign },
            { key: "boat", label: t.boat, note: t.boatNote, disabled: true },
            { key: "late", label: t.late },
          ]}
          checked={extras}
          onPick={(_, next) => setExtras(next)}
        />
        <Menu
          label={`${t.language}: ${nameOf(languages, language)}`}
          text={nameOf(languages, language)}
          icon={<Icon glyph={Languages} size={18} />}
          mode="radio"
          items={languages}
          checked={language}
          onPick={(_, next) => setLanguage(next)}
        />
        <Menu
          label={`${t.payment}: ${nameOf(ways, payment)?.toLowerCase() ?? t.none}`}
          text={`${t.payment}: ${nameOf(ways, payment)?.toLowerCase() ?? t.none}`}
          mode="radio-check"
          items={ways}
          checked={payment}
          onPick={(_, next) => setPayment(next)}
        />
      </States>
      <p role="status">{done !== "" && `${t.done}: ${done}`}</p>
    </>
  );
}

/** A button with a list of choices in each of its modes. */
export const menuSpecimen: Specimen = { key: "menu", title: { ru: "Меню", en: "Menu" }, Show };
