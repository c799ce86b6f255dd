import { useState } from "react";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { NavPills } from "#ui/nav-pills.tsx";

const texts = {
  ru: {
    sections: "Разделы сайта",
    account: "Разделы кабинета",
    transfer: "Трансфер",
    rent: "Аренда",
    yachts: "Яхты",
    orders: "Заказы",
    documents: "Документы",
    employees: "Сотрудники",
    settings: "Настройки",
  },
  en: {
    sections: "Sections of the site",
    account: "Sections of the account",
    transfer: "Transfer",
    rent: "Rental",
    yachts: "Yachts",
    orders: "Orders",
    documents: "Documents",
    employees: "Employees",
    settings: "Settings",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [current, setCurrent] = useState("transfer");
  const items = (keys: readonly Exclude<keyof typeof t, "sections" | "account">[]) =>
    keys.map((key) => ({ key, label: t[key], href: `#${key}` }));
  const onPick = (key: string) => setCurrent(key);
  return (
    <>
      <NavPills label={t.sections} current={current} onPick={onPick} items={items(["transfer", "rent", "yachts"])} />
      <NavPills label={t.account} current="orders" items={items(["orders", "documents", "employees", "settings"])} />
    </>
  );
}

/** The main sections as links, few and many. */
export const navPillsSpecimen: Specimen = {
  key: "nav-pills",
  title: { ru: "Навигация", en: "Navigation pills" },
  Show,
};
