export { accentOf } from "#server/modules/partners/module-settings-of.ts";
export { forPages } from "#server/modules/partners/for-pages.ts";
export { createPartners } from "#server/modules/partners/partners.ts";
export type { ReadPage } from "#server/modules/partners/sites/page-reader.ts";
export { partnersRoutes } from "#server/modules/partners/routes.ts";
export { seedDemoPromos } from "#server/modules/partners/seed-demo-promos.ts";
export { webAddress } from "#server/modules/partners/web-address.ts";
