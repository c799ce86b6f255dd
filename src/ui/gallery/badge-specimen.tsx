import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { StoreBadge } from "#ui/store-badge.tsx";

const texts = {
  ru: {
    marks: "Метки",
    accent: "Чаще всего выбирают",
    soft: "Оплачено",
    waiting: "60 мин ожидания",
    plain: "Черновик",
    warning: "Ждёт оплаты",
    danger: "Отменён",
    stores: "Магазины приложений",
    fromApple: "Загрузите в",
    fromGoogle: "Доступно в",
    apple: "App Store",
    google: "Google Play",
  },
  en: {
    marks: "Badges",
    accent: "Most chosen",
    soft: "Paid",
    waiting: "60 min wait",
    plain: "Draft",
    warning: "Awaiting payment",
    danger: "Cancelled",
    stores: "App stores",
    fromApple: "Download on the",
    fromGoogle: "Get it on",
    apple: "App Store",
    google: "Google Play",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  return (
    <>
      <Card title={t.marks} level={3}>
        <States look="row">
          <Badge look="code">SVO</Badge>
          <Badge look="accent">{t.accent}</Badge>
          <Badge look="soft">{t.soft}</Badge>
          <Badge look="soft" icon={<Icon glyph={Clock} size={16} />}>
            {t.waiting}
          </Badge>
          <Badge>{t.plain}</Badge>
          <Badge look="warning">{t.warning}</Badge>
          <Badge look="danger">{t.danger}</Badge>
        </States>
      </Card>
      <Card title={t.stores} level={3}>
        <States look="row">
          <StoreBadge store="apple" href="#apple" line={t.fromApple} name={t.apple} />
          <StoreBadge store="google" href="#google" line={t.fromGoogle} name={t.google} />
          <StoreBadge store="apple" href="#apple" line={t.fromApple} name={t.apple} width={203} height={60} />
          <StoreBadge store="google" href="#google" line={t.fromGoogle} name={t.google} width={203} height={60} />
        </States>
      </Card>
    </>
  );
}

/** Short labels, and the links to the app in the stores. */
export const badgeSpecimen: Specimen = {
  key: "badge",
  title: { ru: "Метка и значок магазина", en: "Badge and store badge" },
  Show,
};
